import { graphql, type PageProps } from 'gatsby';
import { required } from '../content/required';
import { toCoaching, toTiles } from '../content/toCoaching';
import { toFinder } from '../content/toFinder';
import { toPicture, toStageHead } from '../content/toPicture';
import type { PageContext } from '../content/types';
import { useEdited } from '../content/useEdited';
import { CoachingScreen } from '../screens/CoachingScreen/CoachingScreen';
import { Seo } from '../seo/Seo';

/** `/coaching`: an overview of all programmes */
export default function CoachingPage({
  data,
  pageContext: { route },
}: PageProps<Queries.CoachingPageQuery, PageContext>) {
  const layout = required(data.layout, 'layout');
  const words = required(data.coaching, 'coaching content');
  const { coaching } = useEdited(required(data.editable, 'editable content'), layout.locale);
  return (
    <>
      <Seo {...words.seo} layout={layout} path={route} />
      <CoachingScreen
        head={toStageHead(words.head)}
        kicker={words.introKicker}
        intro={{ title: coaching.introTitle, description: coaching.introContent }}
        philosophy={{
          title: coaching.philosophyTitle,
          description: coaching.philosophyContent,
          picture: toPicture(words.philosophy.picture),
        }}
        tiles={toTiles(data)}
        finder={toFinder(data)}
        {...toCoaching(data, words.head.title, words)}
      />
    </>
  );
}

export const query = graphql`
  query CoachingPage($locale: String!, $words: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    coaching: coachingContent(locale: { eq: $words }) { ...CoachingContent }
    programs: allCoachingType(filter: { locale: { eq: $words } }, sort: { order: ASC }) { nodes { ...CoachingTile } }
    finder: finderContent(locale: { eq: $words }) { ...FinderContent }
    sessions: allTrainingSession(filter: { locale: { eq: $words } }, sort: { starts: ASC }) { nodes { ...TrainingSession } }
    contact: contactContent(locale: { eq: $words }) { feedback { form { ...FeedbackForm } } }
    headCoach: leader(locale: { eq: $words }, key: { eq: "head-coach" }) { initials }
    editable: editableContent(locale: { eq: $words }) { coaching { ...EditableContentCoaching } }
  }
`;
