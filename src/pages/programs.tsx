import { graphql, type PageProps } from 'gatsby';
import { required } from '../content/required';
import { toPrograms } from '../content/toPrograms';
import type { PageContext } from '../content/types';
import { ProgramsScreen } from '../screens/ProgramsScreen/ProgramsScreen';
import { Seo } from '../seo/Seo';

/** `/programs` */
export default function ProgramsPage({
  data,
  pageContext: { route },
}: PageProps<Queries.ProgramsPageQuery, PageContext>) {
  const layout = required(data.layout, 'layout');
  return (
    <>
      <Seo {...required(data.programs, 'programs content').seo} layout={layout} path={route} />
      <ProgramsScreen {...toPrograms(data)} />
    </>
  );
}

export const query = graphql`
  query ProgramsPage($locale: String!, $words: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    programs: programsContent(locale: { eq: $words }) { ...ProgramsContent }
    programmes: allCoachingType(filter: { locale: { eq: $words } }, sort: { order: ASC }) {
      nodes { href label summary picture { ...CardPicture } }
    }
  }
`;
