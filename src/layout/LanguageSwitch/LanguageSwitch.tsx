import type { LanguageView } from '../../content/languages';
import { LanguageLink } from './LanguageLink';
import * as styles from './LanguageSwitch.module.css';

interface LanguageSwitchProps {
  /** The page in the other languages. If there are none, nothing is rendered. */
  languages: readonly LanguageView[];
  place: keyof typeof places;
  onFollow?: () => void;
}

const places = { header: styles.header, menu: styles.menu, footer: styles.footer };

/** Links to the same page in the other languages, by their own names; more than one are in a list. */
export function LanguageSwitch({ languages, place, onFollow }: LanguageSwitchProps) {
  const links = languages.map((language) => (
    <LanguageLink key={language.code} className={styles.link} language={language} onClick={onFollow}>
      {language.name}
    </LanguageLink>
  ));
  if (links.length === 0) return null;
  return (
    <div className={places[place]}>
      {links.length === 1 ? (
        links
      ) : (
        <ul className={styles.several}>
          {links.map((link) => (
            <li key={link.key}>{link}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
