import { graphql, type PageProps } from 'gatsby';
import { useState } from 'react';
import { required } from '../content/required';
import { maybeWithPicture, toPicture, withPicture } from '../content/toPicture';
import type { PageContext } from '../content/types';
import { type PolicyLanguage, PrivacyScreen } from '../screens/PrivacyScreen/PrivacyScreen';
import { Seo } from '../seo/Seo';

const withPictures = (policy: Queries.PolicyTextFragment) => ({
  ...policy,
  ducks: { ...policy.ducks, items: policy.ducks.items.map(withPicture) },
  sections: policy.sections.map(maybeWithPicture),
});

/** `/privacy-policy` */
export default function PrivacyPage({
  data,
  pageContext: { route },
}: PageProps<Queries.PrivacyPageQuery, PageContext>) {
  const layout = required(data.layout, 'layout');
  const { seo, picture, languageLabel, languages } = required(data.privacy, 'privacy policy');
  const [language, setLanguage] = useState<PolicyLanguage>(layout.locale === 'pl' ? 'pl' : 'en');
  const title = language === layout.locale ? seo.title : `${languages[language].title} | ${layout.site.name}`;
  return (
    <>
      <Seo {...seo} title={title} layout={layout} path={route} />
      <PrivacyScreen
        picture={toPicture(picture)}
        languageLabel={languageLabel}
        languages={{ en: withPictures(languages.en), pl: withPictures(languages.pl) }}
        language={language}
        onLanguageChange={setLanguage}
        email={layout.site.emails.contact}
      />
    </>
  );
}

export const query = graphql`
  query PrivacyPage($locale: String!, $words: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    privacy: privacyContent(locale: { eq: $words }) { ...PrivacyContent }
  }
`;
