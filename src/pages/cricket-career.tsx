import { graphql, type PageProps } from 'gatsby';
import { required } from '../content/required';
import { toStageHead, withPicture } from '../content/toPicture';
import type { PageContext } from '../content/types';
import { CareerScreen } from '../screens/CareerScreen/CareerScreen';
import { Seo } from '../seo/Seo';

/** `/cricket-career` */
export default function CareerPage({
  data,
  pageContext: { route },
}: PageProps<Queries.CareerPageQuery, PageContext>) {
  const layout = required(data.layout, 'layout');
  const { seo, head, criteria, process, upcoming, grades, ...career } = required(
    data.career,
    'career content',
  );
  const builtAt = String(required(data.site, 'site').buildTime);
  return (
    <>
      <Seo {...seo} layout={layout} path={route} />
      <CareerScreen
        {...career}
        head={toStageHead(head)}
        criteria={{ ...criteria, pillars: criteria.pillars.map(withPicture) }}
        process={{
          ...process,
          eligibility: withPicture(process.eligibility),
          board: withPicture(process.board),
        }}
        upcoming={withPicture(upcoming)}
        grades={{ ...grades, grades: grades.grades.map(withPicture) }}
        builtAt={builtAt}
      />
    </>
  );
}

export const query = graphql`
  query CareerPage($locale: String!, $words: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    career: careerContent(locale: { eq: $words }) { ...CareerContent }
    site { buildTime }
  }
`;
