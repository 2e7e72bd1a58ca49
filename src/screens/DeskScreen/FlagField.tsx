import { useId } from 'react';
import type { FieldWords } from '../../components/TextField/useField';
import * as styles from './DeskScreen.module.css';

interface FlagFieldProps extends FieldWords {
  name: string;
  /** `true`, or anything else if it is not ticked. */
  value: string;
  /** Receives an empty text when the tick is taken away. */
  onValueChange: (text: string) => void;
}

/** A tick. */
export function FlagField({ label, hint, error, name, value, onValueChange }: FlagFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.way}>
        <input
          type="checkbox"
          name={name}
          checked={value === 'true'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? id : undefined}
          onChange={({ currentTarget }) => onValueChange(currentTarget.checked ? 'true' : '')}
        />
        <span>{label}</span>
      </label>
      <div id={id}>
        {hint && <p className={styles.place}>{hint}</p>}
        {error && (
          <p className={styles.wrong} role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
