import type { LayoutData } from './layout';

/** A page in another language: where it is, and what that language calls itself. */
export interface LanguageView {
  code: string;
  name: string;
  href: string;
  offer?: LayoutData['locales'][number]['offer'];
}

/** The same page in the other published languages. A missing page has an address of its own there. */
export function otherLanguages(
  { locale, locales }: Pick<LayoutData, 'locale' | 'locales'>,
  path: string,
): LanguageView[] {
  const own = locales.find(({ code }) => code === locale)?.prefix ?? '';
  const rest = path.slice(own.length).replace('/404.html', '/404/');
  return locales
    .filter(({ code }) => code !== locale)
    .map(({ code, name, prefix, offer }) => ({ code, name, href: prefix + rest, offer }));
}
