import type { TokenView } from '../../content/types';
import * as styles from './DesignSystemScreen.module.css';
import { Part } from './Part';

/** Headings and body text in every size that there is a token for. */
export function TypographyPart(
  props: Queries.DesignSystemContentTypographyFragment & { tokens: readonly TokenView[] },
) {
  const { headings, body, sample, paragraph, tokens } = props;
  const sizes = (family: string) => tokens.filter(({ name }) => name.startsWith(`${family}-`)).reverse();
  return (
    <div className={styles.parts}>
      <Part {...headings}>
        <dl className={styles.specimens} data-tone="green">
          {sizes('title').map(({ name }) => (
            <div key={name}>
              <dt className={styles.name}>--{name}</dt>
              <dd className={styles.heading} style={{ fontSize: `var(--${name})` }}>
                {sample}
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part {...body}>
        <dl className={styles.specimens} data-tone="white">
          {sizes('text').map(({ name }) => (
            <div key={name}>
              <dt className={styles.name}>--{name}</dt>
              <dd className={styles.paragraph} style={{ fontSize: `var(--${name})` }}>
                {paragraph}
              </dd>
            </div>
          ))}
        </dl>
      </Part>
    </div>
  );
}
