import { Picture } from '../../components/Picture/Picture';
import type { DesignSystemView } from '../../content/toDesignSystem';
import { cutOut } from '../../content/toPicture';
import type { TokenView } from '../../content/types';
import * as styles from './ColorsPart.module.css';
import * as shared from './DesignSystemScreen.module.css';
import { Part } from './Part';
import { written } from './written';

type ColorsPartProps = Pick<DesignSystemView['colors'], 'groups' | 'skies'> & {
  tokens: readonly TokenView[];
};

/** A pot of paint for each colour token, by family, and the skies that are mixed of them. */
export function ColorsPart({ groups, skies, tokens }: ColorsPartProps) {
  return (
    <div className={shared.parts}>
      {groups.map(({ families, ...part }, n) => (
        <Part key={part.title} {...part} tone={n === 0 ? 'cream' : 'mint'}>
          <ul className={styles.pots}>
            {families
              .flatMap((family) => tokens.filter(({ name }) => new RegExp(`^${family}-\\d+$`).test(name)))
              .map(({ name, value }) => {
                const { ink, ratio } = written(value, tokens);
                return (
                  <li key={name} className={styles.pot}>
                    <span className={styles.paint} style={{ color: `var(--${name})` }}>
                      <span className={styles.ratio} data-ink={ink}>
                        {ratio.toFixed(1)}
                      </span>
                    </span>
                    <span className={styles.name}>--{name}</span>
                    <span className={styles.value}>{value}</span>
                  </li>
                );
              })}
          </ul>
        </Part>
      ))}
      <Part title={skies.title} text={skies.text} look="wide">
        <ul className={styles.skies}>
          {skies.items.map(({ sky, label, picture }) => (
            <li key={sky} className={styles.sky} data-tone={sky}>
              <Picture picture={cutOut(picture)} alt="" sizes="(min-width: 768px) 24rem, 80vw" />
              <span className={styles.hour}>{label}</span>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}
