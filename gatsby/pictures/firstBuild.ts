import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';

let first = false;

/** Whether this build began without any encoded picture, as in a fresh clone. */
export const isFirstBuild = () => first;

/** Says that the first build takes long, and lets it use all cores. Call it before Gatsby makes its folders. */
export function prepareFirstBuild({ reporter, store }: ParentSpanPluginArgs): void {
  first = !existsSync(join(store.getState().program.directory, 'public', 'static'));
  if (!first) return;
  reporter.info(
    'The first build encodes all pictures, which takes one to three minutes. They are kept: later builds take seconds.',
  );
  // gatsby-plugin-sharp works on one picture less than Gatsby counts cores, and the last file of each leaves a core idle.
  process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);
}
