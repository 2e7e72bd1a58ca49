import { nodeTypes } from '../content/nodeTypes';

/** The published languages in their order, each with the beginning of its addresses: every language's layout lists them all. */
export function localesOf(layouts: readonly Readonly<Record<string, unknown>>[]) {
  return nodeTypes.LayoutContent.shape.locales.parse(layouts[0]?.locales ?? []);
}
