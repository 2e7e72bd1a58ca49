import { type ChangeEvent, type InputHTMLAttributes, useState } from 'react';
import { formFor } from '../../../content/languages/formFor';
import { fill } from '../../../content/texts/fill';
import { useInterface } from '../../content/InterfaceContext';
import { FieldFrame } from './FieldFrame';
import * as styles from './TextField.module.css';
import { type FieldWords, useField } from './useField';

type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'required'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'min'
  | 'disabled'
  | 'readOnly'
  | 'spellCheck'
>;

interface TextFieldProps extends FieldWords, NativeProps {
  /** Controlled with `value` and `onValueChange`, otherwise uncontrolled. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'email' | 'password' | 'number' | 'date' | 'time' | 'datetime-local';
  /** Makes it a textarea with this many rows. */
  rows?: number;
  /** Shows how many of this many characters are used. It does not enforce a limit; `maxLength` does. */
  counter?: number;
  /** Receives the element, for example to focus it. */
  fieldRef?: (element: TextControl | null) => void;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A labelled text input, or a textarea if `rows` is set. Error messages appear below it. */
export function TextField({
  label,
  hint,
  error,
  counter,
  rows,
  type = 'text',
  onValueChange,
  fieldRef,
  ...native
}: TextFieldProps) {
  const { id, message, control, recheck } = useField({ label, hint, error }, counter !== undefined);
  const [typed, setTyped] = useState(native.defaultValue?.length ?? 0);
  const props = {
    ...native,
    ...control,
    ref: fieldRef,
    onChange: ({ currentTarget }: ChangeEvent<TextControl>) => {
      setTyped(currentTarget.value.length);
      recheck(currentTarget);
      onValueChange?.(currentTarget.value);
    },
  };
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      message={message}
      beside={counter && <Counter id={`${id}count`} length={native.value?.length ?? typed} limit={counter} />}
    >
      {rows ? <textarea {...props} rows={rows} /> : <input {...props} type={type} />}
    </FieldFrame>
  );
}

function Counter({ id, length, limit }: { id: string; length: number; limit: number }) {
  const { field, locale } = useInterface();
  return (
    <p id={id} className={styles.counter} data-state={length > limit ? 'over' : 'within'}>
      {fill(formFor(field.counter, limit, locale), { n: length, total: limit })}
    </p>
  );
}
