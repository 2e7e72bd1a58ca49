import { resolve } from 'node:path';
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { localesOf } from './locales';

/** Replaces each page of `src/pages` by one page per language, with the `locale` that its query needs. */
export function createLocalePages({ page, actions, getNodesByType }: CreatePageArgs): void {
  if ('locale' in (page.context ?? {})) return;
  actions.deletePage(page);
  for (const { code: locale, prefix } of localesOf(getNodesByType('LayoutContent'))) {
    // Gatsby makes two addresses of its 404 page; the host needs the file alone.
    if (prefix && page.path === '/404/') continue;
    const route = `${prefix}${page.path}`;
    const context = { ...page.context, locale, route };
    actions.createPage({ ...page, ...missingBelow(prefix, page.path), path: route, context });
  }
}

/** Gatsby shows `/404.html` at any address; the 404 page of another language must claim those of its own. */
function missingBelow(prefix: string, path: string): { matchPath?: string } {
  return prefix && path === '/404.html' ? { matchPath: `${prefix}/*` } : {};
}

/** Page types made from data: one page per node, below a common path, all with the same template. */
const dataRoutes = [
  { type: 'AboutSection', below: '/about/', template: 'src/templates/about.tsx' },
  { type: 'CoachingType', below: '/coaching/', template: 'src/templates/coaching.tsx' },
  { type: 'ContactSection', below: '/contact/', template: 'src/templates/contact.tsx' },
];

/**
 * Creates the pages of {@link dataRoutes} in every language, with the `key` and `locale` that their queries
 * need.
 */
export function createDataPages({ actions, getNodesByType, store }: CreatePagesArgs): void {
  const root = store.getState().program.directory;
  const prefixes = new Map(
    localesOf(getNodesByType('LayoutContent')).map(({ code, prefix }) => [code, prefix]),
  );
  for (const { type, below, template } of dataRoutes)
    for (const { key, locale } of getNodesByType(type)) {
      const route = `${prefixes.get(String(locale)) ?? ''}${below}${String(key)}/`;
      actions.createPage({
        path: route,
        component: resolve(root, template),
        context: { key, locale, route },
      });
    }
}
