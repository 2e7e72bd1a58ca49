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
 * Lets a first build use all cores: gatsby-plugin-sharp works on one picture less than Gatsby counts cores, and the last file of a
 * picture leaves a core idle. Call it before that plugin is loaded.
 */
export function countOneCoreMore(directory = process.cwd()): void {
  if (nothingEncoded(directory)) process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);
}
