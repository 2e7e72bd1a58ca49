import { graphql, type PageProps } from 'gatsby';
import { toTour } from '../content/toProgram';
import type { PageContext } from '../content/types';
import { TourScreen } from '../screens/CoachingScreen/TourScreen';
import { course } from '../seo/jsonLd';
import { Seo } from '../seo/Seo';

/** `/coaching/<type>` of the programme that travels */
export default function ToursPage({
  data,
  pageContext: { route },
}: PageProps<Queries.ToursPageQuery, PageContext>) {
  const { seo, ...content } = toTour(data);
  const { head } = content;
  const jsonLd = [course(seo.layout.site, route, { title: head.title, description: seo.description })];
  return (
    <>
      <Seo {...seo} path={route} jsonLd={jsonLd} />
      <TourScreen {...content} />
    </>
  );
}

export const query = graphql`
  query ToursPage($locale: String!, $words: String!, $key: String!) {
    ...ProgramPage
    events: allCricketEvent(filter: { locale: { eq: $words }, abroad: { eq: true } }, sort: { starts: ASC }) { nodes { ...CricketEvent } }
  }
`;
