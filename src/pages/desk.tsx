import { graphql, type PageProps } from 'gatsby';
import { required } from '../content/required';
import type { PageContext } from '../content/types';
import { DeskScreen } from '../screens/DeskScreen/DeskScreen';
import { Seo } from '../seo/Seo';

/** `/desk`, where those who run the academy change its content */
export default function DeskPage({
  data,
  pageContext: { route },
}: PageProps<Queries.DeskPageQuery, PageContext>) {
  const { seo, ...words } = required(data.desk, 'words of the desk');
  const layout = required(data.layout, 'layout');
  return (
    <>
      <Seo {...seo} layout={layout} path={route} hidden />
      <DeskScreen words={words} languages={layout.locales} />
    </>
  );
}

export const query = graphql`
  query DeskPage($locale: String!, $words: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    desk: deskContent(locale: { eq: $words }) { ...DeskContent }
  }
`;
