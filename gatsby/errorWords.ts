import { localesOf } from './locales';

/**
 * The error screen's words in every language, in their order, for the bundle: broken data cannot break them there.
 *
 * @param nodes those of the type `LayoutContent`
 * @throws where there are none, as nobody would see that before a page breaks
 */
export function errorWords(nodes: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  const words = localesOf(nodes).map(({ code }): Record<string, unknown> => {
    const { unexpected } = Object(nodes.find(({ locale }) => locale === code));
    return { locale: code, ...unexpected };
  });
  if (!words[0]?.title) throw new Error('There are no words for the error screen.');
  return words;
}
