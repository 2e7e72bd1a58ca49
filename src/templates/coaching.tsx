import { graphql, type PageProps } from 'gatsby';
import { required } from '../content/required';
import { toCoaching, toCompany, toDates, toDay, toOthers } from '../content/toCoaching';
import { maybeWithPicture, toPicture, withPicture } from '../content/toPicture';
import type { PageContext } from '../content/types';
import { ProgramScreen } from '../screens/CoachingScreen/ProgramScreen';
import { course } from '../seo/jsonLd';
import { Seo } from '../seo/Seo';

/** `/coaching/<type>` */
export default function CoachingTypePage({
  data,
  pageContext: { route },
}: PageProps<Queries.CoachingTypePageQuery, PageContext>) {
  const layout = required(data.layout, 'layout');
  const words = required(data.coaching, 'coaching content');
  const program = required(data.program, 'coaching programme');
  const { key, seo, head, features, featuresTitle, ground } = program;
  const parent = { name: words.head.title, path: words.others.all.href };
  const jsonLd = [course(layout.site, route, { title: head.title, description: seo.description })];
  return (
    <>
      <Seo {...seo} layout={layout} path={route} parent={parent} jsonLd={jsonLd} />
      <ProgramScreen
        program={key}
        head={withPicture(head)}
        features={
          features && featuresTitle
            ? {
                title: featuresTitle,
                cards: features.map(maybeWithPicture),
                ground: ground && toPicture(ground.picture),
              }
            : undefined
        }
        day={key === 'camps' ? toDay(words.day) : undefined}
        company={key === 'corporate' ? toCompany(data, head.title) : undefined}
        dates={toDates(data, program.groups)}
        others={toOthers(data, key)}
        {...toCoaching(data, head.title, program)}
      />
    </>
  );
}

export const query = graphql`
  query CoachingTypePage($locale: String!, $words: String!, $key: String!) {
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
