import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';

/** Whether no picture is encoded yet, as in a fresh clone; true until Gatsby makes its folders, after `onPreInit`. */
const nothingEncoded = (directory: string) => !existsSync(join(directory, 'public', 'static'));

let first = false;

/** Whether this build began with nothing encoded. */
export const isFirstBuild = () => first;

/** Explains why the first build takes long. */
export function announceFirstBuild({ reporter, store }: ParentSpanPluginArgs): void {
  first = nothingEncoded(store.getState().program.directory);
  if (!first) return;
  reporter.info(
    'The first build encodes all pictures, which takes one to three minutes. They are kept: later builds take seconds.',
  );
}

/**
 * Says how many cores Gatsby may count. A first build uses all of them: gatsby-plugin-sharp works on one picture less than that, and
 * the last file of a picture leaves a core idle. A later one counts one, and so runs the few queries that it needs by itself: it
 * would wait longer for a worker to start (docs/performance.md). Call it before that plugin is loaded.
 */
export function countCores(directory = process.cwd()): void {
  const cores = nothingEncoded(directory) ? availableParallelism() + 1 : 1;
  process.env.GATSBY_CPU_COUNT ??= String(cores);
}
