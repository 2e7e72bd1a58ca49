import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon';
import * as styles from './PolicyContents.module.css';
import type { PolicySection } from './PolicyText';

interface PolicyContentsProps {
  label: string;
  lang: string;
  sections: readonly PolicySection[];
  /** Beside the label, outside the policy's language. */
  children?: ReactNode;
}

/** A card with links to the sections of a policy. */
export function PolicyContents({ label, lang, sections, children }: PolicyContentsProps) {
  return (
    <div className={styles.contents}>
      <p className={styles.label} lang={lang}>
        {label}
      </p>
      {children}
      <nav lang={lang} aria-label={label}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {title}
                <Icon name="arrow-right" size="sm" />
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
