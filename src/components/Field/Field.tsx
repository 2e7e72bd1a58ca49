import { type ChangeEvent, type FormEvent, type InputHTMLAttributes, useId, useState } from 'react';
import { fill, useInterface } from '../../content/InterfaceContext';
import * as styles from './Field.module.css';

type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'required' | 'autoComplete' | 'maxLength' | 'disabled' | 'readOnly' | 'spellCheck'
>;

interface TextFieldProps extends NativeProps {
  /** The field's name; it stands above it. */
  label: string;
  /** Controlled with `value` and `onValueChange`, left to the browser with `defaultValue` or nothing. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  type?: 'text' | 'email' | 'password';
  /** A textarea with so many rows. */
  rows?: number;
  /** What to write, below the label. */
  hint?: string;
  /** What is wrong. Without it the browser's own message is shown when it refuses the form. */
  error?: string;
  /** Shows how many of so many characters are written. It does not stop anybody; `maxLength` does. */
  counter?: number;
  /** The element, to focus it. */
  fieldRef?: (element: Control | null) => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A labelled text box; with `rows` it has several lines. Mistakes are told at the field, in words. */
export function TextField({
  label,
  hint,
  error,
  counter,
  rows,
  type = 'text',
  onValueChange,
  fieldRef,
  ...props
}: TextFieldProps) {
  const id = useId();
  const [refused, setRefused] = useState('');
  const [typed, setTyped] = useState(props.defaultValue?.length ?? 0);
  const message = error ?? refused;
  const length = props.value?.length ?? typed;
  const described = [hint && `${id}hint`, message && `${id}error`, counter && `${id}count`]
    .filter(Boolean)
    .join(' ');

  const control = {
    ...props,
    ref: fieldRef,
    id,
    className: styles.control,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': described || undefined,
    onChange: ({ currentTarget }: ChangeEvent<Control>) => {
      setTyped(currentTarget.value.length);
      if (refused) setRefused(currentTarget.validationMessage);
      onValueChange?.(currentTarget.value);
    },
    onInvalid: (event: FormEvent<Control>) => {
      // The message stands at the field instead of in a bubble that goes away.
      event.preventDefault();
      setRefused(event.currentTarget.validationMessage);
      if (event.currentTarget === firstInvalid(event.currentTarget.form)) event.currentTarget.focus();
    },
  };

  return (
    <div className={styles.field} data-state={message ? 'invalid' : 'valid'}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {rows ? <textarea {...control} rows={rows} /> : <input {...control} type={type} />}
      <div className={styles.below}>
        {message && (
          <p id={`${id}error`} className={styles.error} role="alert">
            {message}
          </p>
        )}
        {counter && <Counter id={`${id}count`} length={length} limit={counter} />}
      </div>
    </div>
  );
}

function Counter({ id, length, limit }: { id: string; length: number; limit: number }) {
  const { counter } = useInterface().field;
  return (
    <p id={id} className={styles.counter} data-state={length > limit ? 'over' : 'within'}>
      {fill(counter, { n: length, total: limit })}
    </p>
  );
}

/** The field that the browser would focus. */
function firstInvalid(form: HTMLFormElement | null): Element | null {
  return form?.querySelector('input:invalid, textarea:invalid') ?? null;
}
