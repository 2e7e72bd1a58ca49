/** The language of `/`; a file that another language does not have yet is taken from this one. */
export const defaultLocale = 'en';

/** `/contact` in the default language, `/pl/contact` in Polish. */
export function localisePath(path: string, locale: string): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}
