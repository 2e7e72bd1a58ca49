/** `/contact` in the first of the published languages, which is at the root; `/pl/contact` in Polish beside it. */
export function localisePath(path: string, locale: string, languages: readonly string[]): string {
  return locale === languages[0] ? path : `/${locale}${path}`;
}
