import { graphql, type PageProps } from 'gatsby';
import { required } from '../content/required';
import { withPicture } from '../content/toPicture';
import type { PageContext } from '../content/types';
import { DesignSystemScreen } from '../screens/DesignSystemScreen/DesignSystemScreen';
import { Seo } from '../seo/Seo';

/** `/design-system`, for designers and developers */
export default function DesignSystemPage({
  data,
  pageContext: { route },
}: PageProps<Queries.DesignSystemPageQuery, PageContext>) {
  const { seo, head, ...words } = required(data.words, 'words of the design system');
  return (
    <>
      <Seo {...seo} layout={required(data.layout, 'layout')} path={route} hidden />
      <DesignSystemScreen {...words} head={withPicture(head)} tokens={data.tokens.nodes} />
    </>
  );
}

export const query = graphql`
  query DesignSystemPage($locale: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...Layout }
    words: designSystemContent(locale: { eq: $locale }) {
      seo { title description }
      head { ...PageHead }
      tabsLabel
      components {
        label
        buttons { title text }
        cards { title text }
        form { title text }
        badges { title text }
        samples {
          primary
          secondary
          quiet
          disabled
          link { label href }
          name
          email
          message
          hint
          error
          submit
          cards { icon title description }
        }
      }
      typography { label sample paragraph headings { title text } body { title text } }
      colors { label groups { title text families } }
    }
    tokens: allDesignToken(sort: { order: ASC }) { nodes { name value } }
  }
`;
