import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';

/** A custom property of `src/styles/tokens.css`. */
export interface Token {
  /** Without the leading dashes: `green-900`. */
  name: string;
  value: string;
}

/** The tokens that apply everywhere, in order: those of the first `:root` block. */
export function readTokens(css: string): Token[] {
  const block = /:root\s*\{([^}]*)\}/.exec(css)?.[1] ?? '';
  return [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.replace(/\s+/g, ' '),
  }));
}

/** Creates a node per token for the design system page, so that it shows the style sheet's actual values. */
export function createTokenNodes({
  actions,
  createContentDigest,
  store,
}: Pick<ParentSpanPluginArgs, 'actions' | 'createContentDigest' | 'store'>): void {
  const css = readFileSync(join(store.getState().program.directory, 'src/styles/tokens.css'), 'utf8');
  readTokens(css).forEach((token, order) => {
    const internal = { type: 'DesignToken', contentDigest: createContentDigest({ ...token, order }) };
    actions.createNode({
      ...token,
      order,
      id: `DesignToken:${token.name}`,
      parent: null,
      children: [],
      internal,
    });
  });
}
