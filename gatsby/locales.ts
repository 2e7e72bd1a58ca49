import { nodeTypes } from '../content/nodeTypes';

const addresses = nodeTypes.LayoutContent.shape.locales.element.pick({ code: true, prefix: true }).array();

/** The published languages in their order, each with the beginning of its addresses: every language's layout lists them all. */
export function localesOf(layouts: readonly Readonly<Record<string, unknown>>[]) {
  return addresses.parse(layouts[0]?.locales ?? []);
}
