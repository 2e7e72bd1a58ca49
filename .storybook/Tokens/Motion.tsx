import { useState } from 'react';
import { Button } from '../../src/components/Button/Button';
import { tokensInUse } from './readStyles';
import * as styles from './tokens.module.css';

/** A ball for each duration, and a button that rolls them. */
export function Motion() {
  const [over, setOver] = useState(false);
  const starting = (family: string) => tokensInUse().filter(({ name }) => name.startsWith(`${family}-`));
  return (
    <>
      <ul className={styles.scale}>
        {starting('duration').map(({ name, value }) => (
          <li key={name}>
            <code>--{name}</code>
            <span className={styles.lane}>
              <span
                className={styles.ball}
                data-over={over}
                style={{ transitionDuration: `var(--${name})` }}
              />
            </span>
            <span className={styles.value}>{value}</span>
          </li>
        ))}
        {starting('ease').map(({ name, value }) => (
          <li key={name}>
            <code>--{name}</code>
            <span className={styles.value}>{value}</span>
          </li>
        ))}
      </ul>
      <p>
        <Button variant="secondary" onClick={() => setOver(!over)}>
          Roll the balls
        </Button>
      </p>
    </>
  );
}
