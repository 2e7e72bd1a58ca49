import { graphql, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { required } from '../content/required';
import { toPair } from '../content/toPicture';
import type { PageContext } from '../content/types';
import { NotFoundScreen } from '../screens/NotFoundScreen/NotFoundScreen';
import { Seo } from '../seo/Seo';

/** Unknown addresses. Logs the missing path (behaviour.md 19.1). */
export default function NotFoundPage({
  data,
  location,
  pageContext: { route },
}: PageProps<Queries.NotFoundPageQuery, PageContext>) {
  const layout = required(data.layout, 'layout');
  const { title, message, home, stage, seoTitle } = required(data.notFound, 'words of the 404 page');
  useEffect(() => {
    console.error('404: there is no page at', location.pathname);
  }, [location.pathname]);
  return (
    <>
      <Seo title={seoTitle} description={message} layout={layout} path={route} hidden />
      <NotFoundScreen title={title} message={message} home={home} stage={toPair(stage)} />
    </>
  );
}

export const query = graphql`
  query NotFoundPage($locale: String!, $words: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    notFound: notFoundContent(locale: { eq: $words }) { ...NotFoundContent }
  }
`;
