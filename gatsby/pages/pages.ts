import { resolve } from 'node:path';
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { mainWords } from '../../content/languages/begun';
import { localesOf } from './locales';

/** Replaces each page of `src/pages` by one page per language, with the `locale` and `words` that its query needs. */
export function createLocalePages({ page, actions, getNodesByType }: CreatePageArgs): void {
  if ('locale' in (page.context ?? {})) return;
  actions.deletePage(page);
  const locales = localesOf(getNodesByType('LayoutContent'));
  for (const language of locales) {
    const { code: locale, prefix } = language;
    // Gatsby creates two addresses for the 404 page; hosts only need the file.
    if (prefix && page.path === '/404/') continue;
    const route = `${prefix}${page.path}`;
    const words = mainWords(language, page.path, locales[0]?.code ?? locale);
    const context = { ...page.context, locale, ...words, route };
    actions.createPage({ ...page, ...missingBelow(prefix, page.path), path: route, context });
  }
}

/** Gatsby shows `/404.html` at all unknown addresses, so another language's 404 page must claim those below its prefix. */
function missingBelow(prefix: string, path: string): { matchPath?: string } {
  return prefix && path === '/404.html' ? { matchPath: `${prefix}/*` } : {};
}

/** Page types made from data: one page per node, below a common path. A programme says which template it has. */
const dataRoutes = [
  { type: 'AboutSection', below: '/about/', template: () => 'about' },
  {
    type: 'CoachingType',
    below: '/coaching/',
    template: ({ template }: Record<string, unknown>) => String(template),
  },
  { type: 'ContactSection', below: '/contact/', template: () => 'contact' },
];

/**
 * Creates the pages of {@link dataRoutes} in every language, with the `key`, `locale` and `words` that
 * their queries need.
 */
export function createDataPages({ actions, getNodesByType, store }: CreatePagesArgs): void {
  const root = store.getState().program.directory;
  const locales = localesOf(getNodesByType('LayoutContent'));
  for (const { type, below, template } of dataRoutes)
    for (const node of getNodesByType(type)) {
      const language = locales.find(({ code }) => code === node.locale);
      // A node with words borrowed from another language (`cs-en`) adds no page: the node in the page's own language does.
      if (!language) continue;
      const { code: locale, prefix } = language;
      const path = `${below}${String(node.key)}/`;
      const context = { key: node.key, locale, ...mainWords(language, path, locales[0]?.code ?? locale) };
      const route = prefix + path;
      const component = resolve(root, `src/templates/${template(node)}.tsx`);
      actions.createPage({ path: route, component, context: { ...context, route } });
    }
}
