import type { TokenView } from '../../content/types';
import * as styles from './DesignSystemScreen.module.css';
import { Part } from './Part';

interface ColorsPartProps {
  groups: Queries.DesignSystemContentColorsFragment['groups'];
  tokens: readonly TokenView[];
}

/** A swatch for each colour token, by family. */
export function ColorsPart({ groups, tokens }: ColorsPartProps) {
  return (
    <div className={styles.parts}>
      {groups.map(({ families, ...words }) => (
        <Part key={words.title} {...words}>
          {families.map((family) => (
            <ul key={family} className={styles.swatches}>
              {tokens
                .filter(({ name }) => new RegExp(`^${family}-\\d+$`).test(name))
                .map(({ name, value }) => (
                  <li key={name} className={styles.swatch}>
                    <span className={styles.color} style={{ background: `var(--${name})` }} />
                    <span className={styles.name}>--{name}</span>
                    <span>{value}</span>
                  </li>
                ))}
            </ul>
          ))}
        </Part>
      ))}
    </div>
  );
}
