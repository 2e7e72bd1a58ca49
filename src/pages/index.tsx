import { graphql, type PageProps } from 'gatsby';
import { required } from '../content/required';
import { toHome } from '../content/toHome';
import type { PageContext } from '../content/types';
import { useEdited } from '../content/useEdited';
import { HomeScreen } from '../screens/HomeScreen/HomeScreen';
import { organization } from '../seo/jsonLd';
import { Seo } from '../seo/Seo';

/** `/` */
export default function HomePage({
  data,
  pageContext: { route },
}: PageProps<Queries.HomePageQuery, PageContext>) {
  const layout = required(data.layout, 'layout');
  const editable = useEdited(required(data.editable, 'editable content'), layout.locale);
  return (
    <>
      <Seo
        {...required(data.home, 'home content').seo}
        layout={layout}
        path={route}
        jsonLd={[organization(layout.site, data.venues.nodes)]}
      />
      <HomeScreen {...toHome({ ...data, editable })} />
    </>
  );
}

export const query = graphql`
  query HomePage($locale: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    home: homeContent(locale: { eq: $locale }) { ...HomeContent }
    editable: editableContent(locale: { eq: $locale }) {
      hero { ...EditableContentHero }
      about { ...EditableContentAbout }
      benefits { ...EditableContentBenefits }
      team { ...EditableContentTeam }
    }
    facilities: facilitiesContent(locale: { eq: $locale }) { ...FacilitiesContent }
    schedule: scheduleContent(locale: { eq: $locale }) {
      events { none ask { ...ContentLink } past }
      calendar { cities { regular } }
    }
    events: allCricketEvent(filter: { locale: { eq: $locale } }, sort: { starts: ASC }) { nodes { ...CricketEvent } }
    finder: finderContent(locale: { eq: $locale }) { ...FinderContent }
    sessions: allTrainingSession(filter: { locale: { eq: $locale } }, sort: { starts: ASC }) { nodes { ...TrainingSession } }
    leaders: allLeader(filter: { locale: { eq: $locale }, pages: { eq: home } }) { nodes { ...Leader } }
    milestones: allMilestone(filter: { locale: { eq: $locale } }, sort: { month: ASC }) { nodes { ...Milestone } }
    gallery(key: { eq: "home" }, locale: { eq: $locale }) { pictures { ...GalleryPicture } }
    venues: allVenue(filter: { locale: { eq: $locale } }) { nodes { ...Venue } }
    site { buildTime }
  }
`;
