import { graphql, type PageProps } from 'gatsby';
import { toProgram } from '../content/toProgram';
import type { PageContext } from '../content/types';
import { ProgramScreen } from '../screens/CoachingScreen/ProgramScreen';
import { regularPlans } from '../screens/CoachingScreen/regularPlans';
import { course } from '../seo/jsonLd';
import { Seo } from '../seo/Seo';

/** `/coaching/<type>` of a programme with regular sessions. Other programmes have a template of their own, as they have other styles. */
export default function CoachingTypePage({
  data,
  pageContext: { route },
}: PageProps<Queries.CoachingTypePageQuery, PageContext>) {
  const { seo, ...content } = toProgram(data);
  const { head } = content;
  const jsonLd = [course(seo.layout.site, route, { title: head.title, description: seo.description })];
  return (
    <>
      <Seo {...seo} path={route} jsonLd={jsonLd} />
      <ProgramScreen {...content} plans={regularPlans} />
    </>
  );
}

export const query = graphql`
  query CoachingTypePage($locale: String!, $words: String!, $key: String!) { ...ProgramPage }

  fragment ProgramPage on Query {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    program: coachingType(locale: { eq: $words }, key: { eq: $key }) { ...CoachingProgram }
    coaching: coachingContent(locale: { eq: $words }) { ...CoachingContent }
    programs: allCoachingType(filter: { locale: { eq: $words } }, sort: { order: ASC }) { nodes { ...CoachingTile } }
    contact: contactContent(locale: { eq: $words }) { feedback { form { ...FeedbackForm } } }
    schedule: scheduleContent(locale: { eq: $words }) {
      calendar { nextTitle noDates cities { value label regular allDates } groups { value label } }
      whenAndWhere { title request }
      dates { pageHref }
    }
    sessions: allTrainingSession(filter: { locale: { eq: $words } }, sort: { starts: ASC }) { nodes { ...TrainingSession } }
    venues: allVenue(filter: { locale: { eq: $words } }) { nodes { ...Venue } }
    site { buildTime }
    headCoach: leader(locale: { eq: $words }, key: { eq: "head-coach" }) { initials }
  }
`;
