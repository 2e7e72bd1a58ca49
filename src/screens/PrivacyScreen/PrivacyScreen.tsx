import { useEffect } from 'react';
import { replaceHash } from '../../browser/address/hash';
import { useHash } from '../../browser/address/useHash';
import { LanguageToggle } from '../../components/LanguageToggle/LanguageToggle';
import type { PictureView } from '../../content/types';
import { Ducks, type DucksProps } from '../../sections/Ducks/Ducks';
import { PageHead } from '../../sections/PageHead/PageHead';
import { PolicyContents } from '../../sections/PolicyText/PolicyContents';
import { type PolicySection, PolicyText } from '../../sections/PolicyText/PolicyText';
import * as styles from './PrivacyScreen.module.css';

/** The languages that the policy is written in. */
export type PolicyLanguage = 'en' | 'pl';

interface Policy {
  kicker: string;
  title: string;
  intro: string;
  contents: string;
  ducks: DucksProps;
  sections: readonly PolicySection[];
}

export interface PrivacyScreenProps {
  picture: PictureView;
  languageLabel: string;
  languages: Record<PolicyLanguage, Policy>;
  language: PolicyLanguage;
  onLanguageChange: (language: PolicyLanguage) => void;
  email: string;
}

const codes = ['en', 'pl'] as const;

/** The privacy policy in two languages. Both are in the HTML; without scripts, one is below the other. */
export function PrivacyScreen(props: PrivacyScreenProps) {
  const { picture, languageLabel, languages, language, onLanguageChange, email } = props;
  const { kicker, title, intro, ducks, contents, sections } = languages[language];

  // The hash may name a language, or a section, which exists in one language only.
  const hash = useHash();
  useEffect(() => {
    const found = codes.find(
      (code) => code === hash || languages[code].sections.some(({ id }) => id === hash),
    );
    if (found) onLanguageChange(found);
  }, [hash, languages, onLanguageChange]);

  // If the hash names a language, update it too, so that a link to the other language still changes the hash.
  const choose = (code: PolicyLanguage) => {
    if (codes.some((known) => known === hash)) replaceHash(code);
    onLanguageChange(code);
  };

  return (
    <>
      <div lang={language}>
        <PageHead kicker={kicker} title={title} intro={intro} picture={picture} />
      </div>
      <div className={styles.body} data-anchors="of-language">
        <div lang={language}>
          <Ducks {...ducks} />
        </div>
        <div className={styles.contents}>
          <PolicyContents label={contents} lang={language} sections={sections}>
            <LanguageToggle label={languageLabel} codes={codes} value={language} onChange={choose} />
          </PolicyContents>
        </div>
        {codes.map((code) => (
          <div
            key={code}
            lang={code}
            className={styles.text}
            data-state={code === language ? 'active' : 'inactive'}
          >
            {code !== language && (
              <header className={styles.scriptless}>
                <h2>{languages[code].title}</h2>
                <p>{languages[code].intro}</p>
                <Ducks {...languages[code].ducks} />
                <PolicyContents
                  label={languages[code].contents}
                  lang={code}
                  sections={languages[code].sections}
                />
              </header>
            )}
            <PolicyText sections={languages[code].sections} email={email} />
          </div>
        ))}
      </div>
    </>
  );
}
