import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { defaultLocale, localisePath } from '../content/locales';

/** Recreates each page of `src/pages` once a language, with the `locale` that its query asks for. */
export function createLocalePages({ page, actions, store }: CreatePageArgs): void {
  if ('locale' in (page.context ?? {})) return;
  actions.deletePage(page);
  for (const locale of localesOf(store.getState().program.directory)) {
    // Only the default language's 404 can be the host's 404.html.
    if (locale !== defaultLocale && page.path === '/404.html') continue;
    const route = localisePath(page.path, locale);
    actions.createPage({ ...page, path: route, context: { ...page.context, locale, route } });
  }
}

/** Routes made from data: the nodes of a type have a page each, below one address, by one template. */
const dataRoutes = [
  { type: 'AboutSection', below: '/about/', template: 'src/templates/about.tsx' },
  { type: 'CoachingType', below: '/coaching/', template: 'src/templates/coaching.tsx' },
  { type: 'ContactSection', below: '/contact/', template: 'src/templates/contact.tsx' },
];

/** Creates the pages of {@link dataRoutes}, once a language, with the `key` and the `locale` that their queries ask for. */
export function createDataPages({ actions, getNodesByType, store }: CreatePagesArgs): void {
  const root = store.getState().program.directory;
  for (const { type, below, template } of dataRoutes)
    for (const { key, locale } of getNodesByType(type)) {
      const route = localisePath(`${below}${String(key)}/`, String(locale));
      actions.createPage({
        path: route,
        component: resolve(root, template),
        context: { key, locale, route },
      });
    }
}

/** The languages are the folders of `data/` with a two-letter name. */
function localesOf(root: string): string[] {
  return readdirSync(join(root, 'data')).filter((name) => /^[a-z]{2}$/.test(name));
}
