import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { feedsOf } from '../../content/feeds/feeds';
import { readContent } from '../data/readData';

/**
 * Writes all calendar files, for builds and for `gatsby develop`, replacing those of the previous build. If the content has
 * mistakes, `nodes.ts` reports them, and the files stay as they are.
 */
export function writeFeeds({ store }: Pick<ParentSpanPluginArgs, 'store'>): void {
  const { config, program } = store.getState();
  const { content } = readContent(program.directory);
  if (!content) return;
  const folder = join(program.directory, 'public');
  for (const language of ['', ...Object.keys(content.words)])
    rmSync(join(folder, language, 'calendar'), { recursive: true, force: true });
  const prefix = program.prefixPaths ? (config.pathPrefix ?? '') : '';
  for (const { path, text } of feedsOf(content, content.facts.site.url + prefix)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
