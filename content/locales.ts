/** `/contact` in the first published language, which is at the root; `/pl/contact` in another one. */
export function localisePath(path: string, locale: string, languages: readonly string[]): string {
  return locale === languages[0] ? path : `/${locale}${path}`;
}
