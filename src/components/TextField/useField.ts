import { type FormEvent, useId, useState } from 'react';
import * as styles from './TextField.module.css';

/** Something that a visitor fills in or chooses from. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands around a control. */
export interface FieldWords {
  /** The field's name; it stands above it. */
  label: string;
  /** What to write, below the label. */
  hint?: string;
  /** What is wrong. Without it the browser's own message is shown when it refuses the form. */
  error?: string;
}

/** Ties a control to its words; what the browser finds wrong stands at the field, instead of in a bubble that goes away. */
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
  /** To be asked at each change, so that a mistake goes away when it is mended. */
  const recheck = (element: Control) => refused && setRefused(element.validationMessage);
  return { id, message, control, recheck };
}

/** The field that the browser would focus. */
function firstInvalid(form: HTMLFormElement | null): Element | null {
  return form?.querySelector('input:invalid, textarea:invalid, select:invalid') ?? null;
}
