import { type ReactNode, useId } from 'react';
import { Icon } from '../../components/Icon/Icon';
import * as styles from './FinderQuestion.module.css';

/** An answer to choose. */
export interface FinderOption {
  key: string;
  label: string;
  hint: string;
  icon: string;
}

interface FinderQuestionProps {
  title: string;
  options: readonly FinderOption[];
  /** The key of the chosen answer. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
  onNext: () => void;
  /** The buttons; one of them submits. */
  children: ReactNode;
}

/** A question as a group of radio buttons. Choosing does not go on to the next question, as arrow keys choose answers in passing. */
export function FinderQuestion({ title, options, chosen, onChoose, onNext, children }: FinderQuestionProps) {
  const name = useId();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <fieldset className={styles.question}>
        <legend>
          <h3 className={styles.title}>{title}</h3>
        </legend>
        <div className={styles.options}>
          {options.map(({ key, label, hint, icon }) => (
            <label key={key} className={styles.option}>
              <input
                className={styles.radio}
                type="radio"
                name={name}
                value={key}
                checked={key === chosen}
                onChange={() => onChoose(key)}
              />
              <span className={styles.icon}>
                <Icon name={key === chosen ? 'check' : icon} />
              </span>
              <span>
                <span className={styles.label}>{label}</span>
                <span className={styles.hint}>{hint}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.actions}>{children}</div>
    </form>
  );
}
