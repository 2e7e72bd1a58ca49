import { graphql, type PageProps } from 'gatsby';
import { useSectionRedirect } from '../browser/address/useSectionRedirect';
import { required } from '../content/required';
import { toStory } from '../content/toAbout';
import { toPicture, toStageHead, withPicture } from '../content/toPicture';
import type { PageContext } from '../content/types';
import { AboutScreen } from '../screens/AboutScreen/AboutScreen';
import { Seo } from '../seo/Seo';

/** `/about`: the academy at a glance, and links to its story, team and facilities. `?section=` redirects to a section's own page. */
export default function AboutPage({
  data,
  pageContext: { route },
  location,
}: PageProps<Queries.AboutPageQuery, PageContext>) {
  const layout = required(data.layout, 'layout');
  const { seo, head, missionIsland } = required(data.about, 'about content').overview;
  const { story, ...rest } = toStory(data);
  useSectionRedirect(location.search, data.sections.nodes);
  return (
    <>
      <Seo {...seo} layout={layout} path={route} />
      <AboutScreen
        head={toStageHead(head)}
        overview={{
          ...story,
          missionPicture: toPicture(missionIsland.picture),
          grades: required(data.career, 'career content').grades.grades.map(withPicture),
        }}
        {...rest}
      />
    </>
  );
}

export const query = graphql`
  query AboutPage($locale: String!, $words: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    about: aboutContent(locale: { eq: $words }) { ...AboutContent }
    career: careerContent(locale: { eq: $words }) { grades { grades { letter picture { ...DioramaPicture } } } }
    sections: allAboutSection(filter: { locale: { eq: $words } }, sort: { order: ASC }) { nodes { ...AboutSection } }
  }
`;
