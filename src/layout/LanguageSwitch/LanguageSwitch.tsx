import type { LanguageView } from '../../content/languages';
import { LanguageLink } from './LanguageLink';
import * as styles from './LanguageSwitch.module.css';

interface LanguageSwitchProps {
  /** The page in the other languages; where there is none, there is nothing to switch. */
  languages: readonly LanguageView[];
  place: keyof typeof places;
  onFollow?: () => void;
}

const places = { header: styles.header, menu: styles.menu, footer: styles.footer };

/** Leads to the same page in the other language, by that language's own name; a list where there are several. */
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
