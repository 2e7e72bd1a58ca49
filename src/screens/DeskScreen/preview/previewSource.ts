import { withPrefix } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ComponentType } from 'react';
import type { QueryField } from '../../../../content/desk/answerQuery';
import type { Images } from '../../../../content/desk/review';
import type { LayoutData } from '../../../content/layout';

/** A page's component, of any page. */
export type PreviewedPage = ComponentType<never>;

/** The result of a page's query. */
export type PageData = Readonly<Record<string, unknown>> & { readonly layout?: LayoutData | null };

/** A page that can be previewed. */
export interface PreviewPage {
  /** Its key in the desk's words. */
  name: 'home' | 'schedule' | 'faq' | 'coaching';
  /** Its path, without the language's prefix. */
  path: string;
  load: () => Promise<PreviewedPage>;
}

/** A page as built: its component, its query and the result. */
export interface BuiltPage {
  page: PreviewedPage;
  fields: readonly QueryField[];
  data: PageData;
  context: Readonly<Record<string, unknown>>;
  images: Images;
}

/** The small version of a picture. */
export interface Thumbnail {
  /** The picture's key in `data/<language>/pictures.yaml`. */
  key: string;
  /** Its path below `data/`. */
  path: string;
  image: IGatsbyImageData;
}

/** Provides the pages to preview. */
export interface PreviewSource {
  pages: readonly PreviewPage[];
  /** A small image of each picture. */
  thumbnails: readonly Thumbnail[];
  /** Fetches what the build wrote for a page. @throws without a connection */
  fetch: (page: PreviewPage, prefix: string) => Promise<Omit<BuiltPage, 'page'>>;
}

async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(withPrefix(path));
  if (!response.ok) throw new Error(`${path} was not there: ${response.status}`);
  return response;
}

/** Fetches the page's data, the queries of all pages and, from a built site, the images; `gatsby develop` has none. */
export const fetchPage: PreviewSource['fetch'] = async ({ path }, prefix) => {
  const address = `${prefix}${path}`.replace(/^\/$/, '/index/');
  const [pageData, queries, images] = await Promise.all([
    fetchFile(`/page-data${address}page-data.json`).then((response) => response.json()),
    fetchFile('/desk/queries.json').then((response) => response.json()),
    fetchFile('/desk/images.json').then(
      (response) => response.json(),
      () => ({}),
    ),
  ]);
  const { data, pageContext: context } = pageData.result;
  return { data, context, images, fields: queries[pageData.componentChunkName] ?? [] };
};
