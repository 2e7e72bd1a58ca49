import { z } from 'zod';
import { nodeTypes } from '../../content/nodes/nodeTypes';
import { localesOf } from '../pages/locales';

const layouts = z.array(nodeTypes.LayoutContent.pick({ locale: true, unexpected: true }));

/**
 * The error screen's words in every published language, in order. They are compiled into the bundle, so the
 * screen works even when page data is broken.
 *
 * @param nodes the nodes of type `LayoutContent`
 * @throws if there are none: otherwise nobody would notice until a page fails
 */
export function errorWords(nodes: readonly Record<string, unknown>[]) {
  const all = layouts.parse(nodes);
  const words = localesOf(nodes).flatMap(({ code }) =>
    all.filter(({ locale }) => locale === code).map(({ locale, unexpected }) => ({ locale, ...unexpected })),
  );
  if (words.length === 0)
    throw new Error('The error screen has no words: no LayoutContent node provides them.');
  return words;
}
