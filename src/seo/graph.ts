import type { BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts';
import { unbind } from '../../content/texts/unbind';
import { absolute, type SiteFacts } from './address';

/** The page itself, which says what language it is in. */
export function webPage(url: string, name: string, description: string, inLanguage: string): WebPage {
  return { '@type': 'WebPage', '@id': url, url, name, description, inLanguage };
}

/** The breadcrumbs from the home page to a page. */
export function breadcrumbs(
  site: SiteFacts,
  pages: readonly { name: string; path: string }[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, path }, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      item: absolute(site.url, path.replace(/\/?$/, '/')),
    })),
  };
}

/** JSON-LD for a `<script>` element, with plain spaces and with `<` escaped, so that no text in it can end the script. */
export function serialise(jsonLd: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': jsonLd };
  return unbind(JSON.stringify(graph)).replaceAll('<', '\\u003c');
}
