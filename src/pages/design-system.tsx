import { graphql, type PageProps } from 'gatsby';
import { required } from '../content/required';
import { toDesignSystem } from '../content/toDesignSystem';
import type { PageContext } from '../content/types';
import { DesignSystemScreen } from '../screens/DesignSystemScreen/DesignSystemScreen';
import { Seo } from '../seo/Seo';

/** `/design-system`, for designers and developers */
export default function DesignSystemPage({
  data,
  pageContext: { route },
}: PageProps<Queries.DesignSystemPageQuery, PageContext>) {
  const { seo, ...words } = required(data.words, 'words of the design system');
  return (
    <>
      <Seo {...seo} layout={required(data.layout, 'layout')} path={route} hidden />
      <DesignSystemScreen {...toDesignSystem(words)} tokens={data.tokens.nodes} />
    </>
  );
}

export const query = graphql`
  query DesignSystemPage($locale: String!, $words: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    words: designSystemContent(locale: { eq: $words }) { ...DesignSystemContent }
    tokens: allDesignToken(sort: { order: ASC }) { nodes { name value } }
  }
`;
