import { localesOf } from '../pages/locales';

/**
 * The error screen's words in every published language, in order. They are compiled into the bundle, so the
 * screen works even when page data is broken.
 *
 * @param nodes the nodes of type `LayoutContent`
 * @throws if there are none: otherwise nobody would notice until a page fails
 */
export function errorWords(nodes: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  const words = localesOf(nodes).map(({ code }): Record<string, unknown> => {
    const { unexpected } = Object(nodes.find(({ locale }) => locale === code));
    return { locale: code, ...unexpected };
  });
  if (!words[0]?.title)
    throw new Error('The error screen has no words: no LayoutContent node provides them.');
  return words;
}
