import { nodeTypes } from '../content/nodeTypes';

/**
 * The published languages in order, each with its path prefix. Every layout node lists them all, so the first
 * is enough.
 */
export function localesOf(layouts: readonly Readonly<Record<string, unknown>>[]) {
  return nodeTypes.LayoutContent.shape.locales.parse(layouts[0]?.locales ?? []);
}
