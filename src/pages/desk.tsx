import { graphql, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { required } from '../content/required';
import { toPicture } from '../content/toPicture';
import type { PageContext } from '../content/types';
import { DeskScreen } from '../screens/DeskScreen/DeskScreen';
import { fetchPage, type PreviewPage } from '../screens/DeskScreen/preview/previewSource';
import type { DeskLanguages } from '../screens/DeskScreen/words';
import { Seo } from '../seo/Seo';

/** `/desk`, where the academy's staff edit the content */
export default function DeskPage({
  data,
  pageContext: { route },
}: PageProps<Queries.DeskPageQuery, PageContext>) {
  const { seo, title, intro, picture, ...words } = required(data.desk, 'words of the desk');
  const layout = required(data.layout, 'layout');
  const preview = useMemo(() => toPreview(data), [data]);
  return (
    <>
      <Seo {...seo} layout={layout} path={route} hidden />
      <DeskScreen
        head={{ title, intro, picture: toPicture(picture) }}
        words={words}
        languages={ownFirst(layout.locales, layout.locale)}
        preview={preview}
      />
    </>
  );
}

/** The languages of the site, that of the page first: the desk names sessions, venues and groups in it. */
const ownFirst = (languages: DeskLanguages, own: string): DeskLanguages => [
  ...languages.filter(({ code }) => code === own),
  ...languages.filter(({ code }) => code !== own),
];

/** The pages that the desk can preview. The chunk names are Gatsby's own, so that no page is bundled twice. */
const pages = (program: Queries.DeskPageQuery['programs']['nodes'][number] | undefined): PreviewPage[] => [
  {
    name: 'home',
    path: '/',
    load: async () =>
      (await import(/* webpackChunkName: "component---src-pages-index-tsx" */ './index')).default,
  },
  {
    name: 'schedule',
    path: '/schedule/',
    load: async () =>
      (await import(/* webpackChunkName: "component---src-pages-schedule-tsx" */ './schedule')).default,
  },
  {
    name: 'faq',
    path: '/faq/',
    load: async () => (await import(/* webpackChunkName: "component---src-pages-faq-tsx" */ './faq')).default,
  },
  {
    name: 'coaching',
    path: `/coaching/${program?.key}/`,
    load: async () => (await loadProgram(program?.template)).default,
  },
];

/** The template of a programme. Webpack takes no name that is put together, or it would make all templates anew. */
function loadProgram(template = 'coaching') {
  switch (template) {
    case 'on-request':
      return import(
        /* webpackChunkName: "component---src-templates-on-request-tsx" */ '../templates/on-request'
      );
    case 'tours':
      return import(/* webpackChunkName: "component---src-templates-tours-tsx" */ '../templates/tours');
    default:
      return import(/* webpackChunkName: "component---src-templates-coaching-tsx" */ '../templates/coaching');
  }
}

function toPreview({ programs, pictures }: Queries.DeskPageQuery) {
  return {
    pages: pages(programs.nodes[0]),
    thumbnails: pictures.nodes.flatMap(({ key, path, file }) =>
      file.childImageSharp ? [{ key, path, image: file.childImageSharp.gatsbyImageData }] : [],
    ),
    fetch: fetchPage,
  };
}

export const query = graphql`
  query DeskPage($locale: String!, $words: String!) {
    layout: layoutContent(locale: { eq: $locale }) { ...LayoutContent }
    desk: deskContent(locale: { eq: $words }) { ...DeskContent }
    programs: allCoachingType(filter: { locale: { eq: $locale } }, sort: { order: ASC }, limit: 1) { nodes { key template } }
    pictures: allPicture(filter: { locale: { eq: $locale } }) { nodes { ...DeskPicture } }
  }
`;
