import type { ReactNode } from 'react';
import * as styles from './TextField.module.css';
import type { FieldWords } from './useField';

interface FieldFrameProps extends Omit<FieldWords, 'error'> {
  id: string;
  /** The error message; empty if there is none. */
  message: string;
  /** The control. */
  children: ReactNode;
  /** Shown next to the message. */
  beside?: ReactNode;
}

/** A control with its label, hint and error message. */
export function FieldFrame({ id, label, hint, message, children, beside }: FieldFrameProps) {
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
      {children}
      <div className={styles.below}>
        {message && (
          <p id={`${id}error`} className={styles.error} role="alert">
            {message}
          </p>
        )}
        {beside}
      </div>
    </div>
  );
}
