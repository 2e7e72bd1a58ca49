import { graphql, type PageProps } from 'gatsby';
import { required } from '../content/required';
import { toFacilities, toStory, toTeam } from '../content/toAbout';
import { toStageHead } from '../content/toPicture';
import type { PageContext } from '../content/types';
import { useEdited } from '../content/useEdited';
import { AboutScreen } from '../screens/AboutScreen/AboutScreen';
import { Seo } from '../seo/Seo';

/** `/about/story`, `/about/team`, `/about/facilities` */
export default function AboutSectionPage({
  data,
  pageContext: { route },
}: PageProps<Queries.AboutSectionPageQuery, PageContext>) {
  const layout = required(data.layout, 'layout');
  const { key, seo, head } = required(data.section, 'section of About');
  const { team } = useEdited(required(data.editable, 'editable content'), layout.locale);
  const { story, ...rest } = toStory(data, key);
  const parent = {
    name: required(data.about, 'about content').overview.head.title,
    path: route.replace(/[^/]+\/?$/, ''),
  };
  return (
    <>
      <Seo {...seo} layout={layout} path={route} parent={parent} />
      <AboutScreen
        {...rest}
        head={toStageHead(head)}
        story={key === 'story' ? story : undefined}
        team={key === 'team' ? toTeam(data, team) : undefined}
        facilities={key === 'facilities' ? toFacilities(data) : undefined}
      />
    </>
  );
}

export const query = graphql`
  query AboutSectionPage($locale: String!, $words: String!, $key: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    section: aboutSection(locale: { eq: $words }, key: { eq: $key }) { ...AboutSection }
    about: aboutContent(locale: { eq: $words }) { ...AboutContent }
    sections: allAboutSection(filter: { locale: { eq: $words } }, sort: { order: ASC }) { nodes { ...AboutSection } }
    editable: editableContent(locale: { eq: $words }) { team { ...EditableContentTeam } }
    leaders: allLeader(filter: { locale: { eq: $words }, pages: { eq: about } }) { nodes { ...Leader } }
    facilities: facilitiesContent(locale: { eq: $words }) { ...FacilityRows }
  }
`;
