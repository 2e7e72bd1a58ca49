import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { feedsOf } from '../../content/feeds/feeds';
import { readContent } from '../data/readData';
import { clear } from '../hosting/clear';
import { siteAddress } from '../hosting/siteAddress';

/**
 * Writes all calendar files, for builds and for `gatsby develop`, replacing those of the previous build. If the content has
 * mistakes, `nodes.ts` reports them, and the files stay as they are.
 */
export function writeFeeds({ store }: Pick<ParentSpanPluginArgs, 'store'>): void {
  const state = store.getState();
  const root = state.program.directory;
  const { content } = readContent(root);
  if (!content) return;
  const folder = join(root, 'public');
  clear(root, 'calendar');
  for (const { path, text } of feedsOf(content, siteAddress(state))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
