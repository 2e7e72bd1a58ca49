import { FieldFrame } from './FieldFrame';
import { type FieldWords, useField } from './useField';

interface SelectFieldProps extends FieldWords {
  name: string;
  options: readonly string[];
  /** Shown while nothing is chosen. */
  unset: string;
  required?: boolean;
}

/** A labelled native `<select>`. */
export function SelectField({ label, hint, error, options, unset, ...props }: SelectFieldProps) {
  const { id, message, control, recheck } = useField({ label, hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} message={message}>
      <select {...props} {...control} onChange={({ currentTarget }) => recheck(currentTarget)}>
        <option value="">{unset}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldFrame>
  );
}
