import type { TokenView } from '../../content/types';
import * as styles from './Cover.module.css';
import { written } from './written';

interface CoverProps {
  /** A line of the headings' type, as wide as the page. */
  sample: string;
  /** The families whose colours are in the cloth. */
  families: readonly string[];
  tokens: readonly TokenView[];
}

/** Letters of this type that are about half as wide as others, with the space, and those that are wider by two fifths. */
const [narrow, wide] = [/[ fijlłrt]/g, /[KMWmw]/g];

/** How many letters of usual width are as wide. */
function lettersIn(text: string) {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return text.length - 0.5 * count(narrow) + 0.4 * count(wide);
}

/** As of a printed book: one line of type, and all colours woven into a cloth. */
export function Cover({ sample, families, tokens }: CoverProps) {
  const colors = families.flatMap((family) =>
    tokens.filter(({ name }) => new RegExp(`^${family}-\\d+$`).test(name)),
  );
  return (
    <div className={styles.cover} data-tone="green">
      <div className={styles.page}>
        <p className={styles.line} style={{ '--letters': lettersIn(sample) }}>
          {sample}
        </p>
      </div>
      {/* The tab of the colours says it to those who do not see. */}
      <div className={styles.cloth} aria-hidden="true">
        {colors.map(({ name, value }) => (
          <span
            key={name}
            className={styles.thread}
            data-ink={written(value, tokens).ink}
            style={{ background: `var(--${name})` }}
          >
            {name}
            <span className={styles.value}>{value}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
