import { graphql, type PageProps } from 'gatsby';
import { toRequest } from '../content/toProgram';
import type { PageContext } from '../content/types';
import { RequestScreen } from '../screens/CoachingScreen/RequestScreen';
import { course } from '../seo/jsonLd';
import { Seo } from '../seo/Seo';

/** `/coaching/<type>` of a programme whose dates are agreed on */
export default function CoachingOnRequestPage({
  data,
  pageContext: { route },
}: PageProps<Queries.CoachingOnRequestPageQuery, PageContext>) {
  const { seo, ...content } = toRequest(data);
  const { head } = content;
  const jsonLd = [course(seo.layout.site, route, { title: head.title, description: seo.description })];
  return (
    <>
      <Seo {...seo} path={route} jsonLd={jsonLd} />
      <RequestScreen {...content} />
    </>
  );
}

export const query = graphql`
  query CoachingOnRequestPage($locale: String!, $words: String!, $key: String!) { ...ProgramPage }
`;
