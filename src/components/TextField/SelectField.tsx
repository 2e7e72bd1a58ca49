import { FieldFrame } from './FieldFrame';
import { type FieldWords, useField } from './useField';

interface SelectFieldProps extends FieldWords {
  name: string;
  options: readonly (string | { value: string; label: string })[];
  /** Shown while nothing is chosen. */
  unset: string;
  required?: boolean;
  /** Controlled with `onValueChange`, otherwise uncontrolled. */
  value?: string;
  onValueChange?: (value: string) => void;
}

/** A labelled native `<select>`. */
export function SelectField({
  label,
  hint,
  error,
  options,
  unset,
  onValueChange,
  ...props
}: SelectFieldProps) {
  const { id, message, control, recheck } = useField({ label, hint, error });
  return (
    <FieldFrame id={id} label={label} hint={hint} message={message}>
      <select
        {...props}
        {...control}
        onChange={({ currentTarget }) => {
          recheck(currentTarget);
          onValueChange?.(currentTarget.value);
        }}
      >
        <option value="">{unset}</option>
        {options.map((option) => {
          const { value, label: text } =
            typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {text}
            </option>
          );
        })}
      </select>
    </FieldFrame>
  );
}
