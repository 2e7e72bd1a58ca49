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
    { part: headings, family: 'title', text: sample, look: styles.heading, poster: 'amber', tone: 'green' },
    { part: body, family: 'text', text: paragraph, look: styles.paragraph, poster: 'mint', tone: 'white' },
  ];
  return (
    <div className={shared.parts}>
      {kinds.map(({ part, family, text, look, poster, tone }) => (
        <Part key={family} {...part}>
          <div className={styles.type} data-family={family}>
            <p className={`${styles.poster} ${look}`} data-tone={poster}>
              <span className={styles.letters}>{letters}</span>
              <span>{alphabet}</span>
            </p>
            <dl className={styles.specimens} data-tone={tone}>
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
