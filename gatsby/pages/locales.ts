import { nodeTypes } from '../../content/nodes/nodeTypes';

const addresses = nodeTypes.LayoutContent.shape.locales.element
  .pick({ code: true, prefix: true, missing: true })
  .array();

/** The published languages in order, each with its path prefix. Every layout node lists them all, so the first is enough. */
export function localesOf(layouts: readonly Readonly<Record<string, unknown>>[]) {
  return addresses.parse(layouts[0]?.locales ?? []);
}
