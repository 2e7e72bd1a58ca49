import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { nodeTypes, views } from '../../content/nodes/nodeTypes';
import { fragments } from './fragments';

/** Gatsby extracts queries from this folder as well as from `src/`. */
const folder = '.cache/fragments';

/** Writes the fragments that page queries spread; runs before Gatsby extracts queries. */
export function writeFragments({ store }: ParentSpanPluginArgs): void {
  const dir = join(store.getState().program.directory, folder);
  const written = fragments(nodeTypes, views).map(
    (text, n) => `export const fragment${n} = graphql\`${text}\`;`,
  );
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'content.js'), ["import { graphql } from 'gatsby';", ...written, ''].join('\n'));
}
