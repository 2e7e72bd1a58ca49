import { type FormEvent, useId, useState } from 'react';
import * as styles from './TextField.module.css';

/** A native form control. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The texts around a control. */
export interface FieldWords {
  /** The field's name, above the control. */
  label: string;
  /** Explains what to enter, below the label. */
  hint?: string;
  /** The error message. Without it, the browser's own message is shown when validation fails. */
  error?: string;
}

/**
 * Connects a control to its texts. The browser's validation messages appear next to the field, not in a
 * bubble that disappears.
 */
export function useField({ hint, error }: FieldWords, counted = false) {
  const id = useId();
  const [refused, setRefused] = useState('');
  const message = error ?? refused;
  const described = [hint && `${id}hint`, message && `${id}error`, counted && `${id}count`]
    .filter(Boolean)
    .join(' ');
  const control = {
    id,
    className: styles.control,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': described || undefined,
    onInvalid: (event: FormEvent<Control>) => {
      event.preventDefault();
      setRefused(event.currentTarget.validationMessage);
      if (event.currentTarget === firstInvalid(event.currentTarget.form)) event.currentTarget.focus();
    },
  };
  /** Call it on every change, so that the message disappears once the value is valid. */
  const recheck = (element: Control) => refused && setRefused(element.validationMessage);
  return { id, message, control, recheck };
}

/**
 * Empties the required fields of a form that hold nothing but blanks, which the browser would take.
 *
 * @returns whether none was among them; otherwise the messages for missing values have appeared
 */
export function refuseBlanks(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<Control>(':required')) if (!field.value.trim()) field.value = '';
  return form.reportValidity();
}

/** The field that the browser would focus when validation fails. */
function firstInvalid(form: HTMLFormElement | null): Element | null {
  return form?.querySelector('input:invalid, textarea:invalid, select:invalid') ?? null;
}
