import type { CSSProperties } from 'react';
import { tokensInUse } from './readStyles';
import * as styles from './tokens.module.css';

interface Sample {
  className: string | undefined;
  style: (token: string) => CSSProperties;
}

/** How a token is shown, by family: the first part of its name. */
const samples = {
  space: { className: styles.bar, style: (width) => ({ width }) },
  radius: { className: styles.box, style: (borderRadius) => ({ borderRadius }) },
  shadow: { className: styles.box, style: (boxShadow) => ({ boxShadow, background: 'var(--cream-50)' }) },
} satisfies Record<string, Sample>;

/** The tokens of a family, each applied to a sample. */
export function Scale({ family }: { family: keyof typeof samples }) {
  const { className, style } = samples[family];
  return (
    <ul className={styles.scale}>
      {tokensInUse()
        .filter(({ name }) => name.startsWith(`${family}-`))
        .map(({ name, value }) => (
          <li key={name}>
            <code>--{name}</code>
            <span className={className} style={style(`var(--${name})`)} />
            <span className={styles.value}>{value}</span>
          </li>
        ))}
    </ul>
  );
}
