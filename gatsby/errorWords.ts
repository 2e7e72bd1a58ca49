import { defaultLocale } from '../content/locales';

/**
 * The error screen's words in every language, the default one first, for the bundle: broken data cannot break them there.
 *
 * @param nodes those of the type `LayoutContent`
 * @throws where there are none, as nobody would see that before a page breaks
 */
export function errorWords(nodes: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  const words = nodes
    .map(({ locale, unexpected }): Record<string, unknown> => ({ locale, ...Object(unexpected) }))
    .sort((a, b) => Number(b.locale === defaultLocale) - Number(a.locale === defaultLocale));
  if (!words[0]?.title) throw new Error('There are no words for the error screen.');
  return words;
}
