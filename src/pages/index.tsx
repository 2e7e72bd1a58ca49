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
  query HomePage($locale: String!, $words: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    home: homeContent(locale: { eq: $words }) { ...HomeContent }
    editable: editableContent(locale: { eq: $words }) {
      hero { ...EditableContentHero }
      about { ...EditableContentAbout }
      benefits { ...EditableContentBenefits }
      team { ...EditableContentTeam }
    }
    facilities: facilitiesContent(locale: { eq: $words }) { ...FacilitiesContent }
    schedule: scheduleContent(locale: { eq: $words }) {
      events { none ask { ...ContentLink } past seePictures }
      calendar { nextTitle noDates cities { value label regular allDates } groups { value label } }
      whenAndWhere { soon }
      invitations { events { ...Invitation } }
      dates { ...ScheduleContentDates }
    }
    events: allCricketEvent(filter: { locale: { eq: $words } }, sort: { starts: ASC }) { nodes { ...CricketEvent } }
    finder: finderContent(locale: { eq: $words }) { ...FinderContent }
    sessions: allTrainingSession(filter: { locale: { eq: $words } }, sort: { starts: ASC }) { nodes { ...TrainingSession } }
    leaders: allLeader(filter: { locale: { eq: $words }, pages: { eq: home } }) { nodes { ...Leader } }
    milestones: allMilestone(filter: { locale: { eq: $words } }, sort: { month: ASC }) { nodes { ...Milestone } }
    gallery(key: { eq: "home" }, locale: { eq: $words }) { pictures { ...GalleryPicture } }
    venues: allVenue(filter: { locale: { eq: $words } }) { nodes { ...Venue } }
    site { buildTime }
  }
`;
