import { graphql, type PageProps } from 'gatsby';
import { required } from '../content/required';
import { toCoaching, toTiles } from '../content/toCoaching';
import { withPicture } from '../content/toPicture';
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
  const overview = {
    kicker: words.introKicker,
    intro: { title: coaching.introTitle, description: coaching.introContent },
    philosophy: { title: coaching.philosophyTitle, description: coaching.philosophyContent },
    tiles: toTiles(data),
  };
  return (
    <>
      <Seo {...words.seo} layout={layout} path={route} />
      <CoachingScreen
        head={withPicture(words.head)}
        overview={overview}
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
    contact: contactContent(locale: { eq: $words }) { feedback { form { ...FeedbackForm } } }
    headCoach: leader(locale: { eq: $words }, key: { eq: "head-coach" }) { ...Leader }
    editable: editableContent(locale: { eq: $words }) { coaching { ...EditableContentCoaching } }
  }
`;
