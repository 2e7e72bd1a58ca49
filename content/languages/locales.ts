import type { Content } from '../files';
import type { NodeFields } from '../nodes/nodeTypes';

/** The path of a page in a language: `/contact` in the first of the published languages, `/pl/contact` in Polish. */
export function localisePath(path: string, locale: string, languages: readonly string[]): string {
  return locale === languages[0] ? path : `/${locale}${path}`;
}

/** The published languages, as the pages of one of them show them. */
export function localesFor(
  { facts, words, missing }: Pick<Content, 'facts' | 'words' | 'missing'>,
  locale: string,
) {
  const { languages } = facts.site;
  return languages.flatMap((code): NodeFields<'LayoutContent'>['locales'] => {
    const controls = words[code]?.interface;
    if (!controls) return [];
    const offer = code === locale ? {} : { offer: controls.languageOffer };
    const address = { code, prefix: localisePath('', code, languages) };
    return [{ ...address, name: controls.languageName, missing: [...(missing[code] ?? [])], ...offer }];
  });
}
