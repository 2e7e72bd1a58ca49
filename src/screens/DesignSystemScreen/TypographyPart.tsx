import type { DesignSystemView } from '../../content/toDesignSystem';
import type { TokenView } from '../../content/types';
import * as shared from './DesignSystemScreen.module.css';
import { Part } from './Part';
import * as styles from './TypographyPart.module.css';

type TypographyPartProps = DesignSystemView['typography'] & { tokens: readonly TokenView[] };

/** Headings and body text in every size that there is a token for, each beside a poster of its letters. */
export function TypographyPart(props: TypographyPartProps) {
  const { headings, body, letters, alphabet, sample, paragraph, tokens } = props;
  const sizes = (family: string) => tokens.filter(({ name }) => name.startsWith(`${family}-`)).reverse();
  const kinds = [
    {
      part: { ...headings, tone: 'cream' },
      family: 'title',
      text: sample,
      look: styles.heading,
      poster: 'amber',
      ground: 'green',
    },
    {
      part: { ...body, tone: 'mint' },
      family: 'text',
      text: paragraph,
      look: styles.paragraph,
      poster: 'mint',
      ground: 'white',
    },
  ] as const;
  return (
    <div className={shared.parts}>
      {kinds.map(({ part, family, text, look, poster, ground }) => (
        <Part key={family} {...part} look="wide">
          <div className={styles.type} data-family={family}>
            <p className={`${styles.poster} ${look}`} data-tone={poster}>
              <span className={styles.letters}>{letters}</span>
              <span>{alphabet}</span>
            </p>
            <dl className={styles.specimens} data-tone={ground}>
              {sizes(family).map(({ name }) => (
                <div key={name}>
                  <dt className={styles.name}>--{name}</dt>
                  <dd className={look} style={{ fontSize: `var(--${name})` }}>
                    {text}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </Part>
      ))}
    </div>
  );
}
