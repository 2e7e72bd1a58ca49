import { graphql, type PageProps } from 'gatsby';
import { required } from '../content/required';
import { withPicture } from '../content/toPicture';
import type { PageContext } from '../content/types';
import { FaqScreen } from '../screens/FaqScreen/FaqScreen';
import { Seo } from '../seo/Seo';

/** `/faq` */
export default function FaqPage({
  data,
  pageContext: { route },
}: PageProps<Queries.FaqPageQuery, PageContext>) {
  const layout = required(data.layout, 'layout');
  const { seo, head, categoriesLabel, categories, more, resources } = required(data.faq, 'FAQ content');
  const items = resources.items.map(({ paper, ...item }) => ({
    ...withPicture(item),
    ...required(
      data.papers.nodes.find(({ key }) => key === paper),
      paper,
    ),
  }));
  const mail = { label: more.mail, href: `mailto:${layout.site.emails.coaching}` };
  return (
    <>
      <Seo {...seo} layout={layout} path={route} />
      <FaqScreen
        head={withPicture(head)}
        categoriesLabel={categoriesLabel}
        categories={categories.map(withPicture)}
        more={{ ...withPicture(more), mail }}
        resources={{ ...resources, items }}
      />
    </>
  );
}

export const query = graphql`
  query FaqPage($locale: String!, $words: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    faq: faqContent(locale: { eq: $words }) { ...FaqContent }
    papers: allPaper(filter: { locale: { eq: $words } }) { nodes { key href saved details } }
  }
`;
