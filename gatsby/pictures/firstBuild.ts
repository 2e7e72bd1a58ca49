import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';

/** Explains why the first build takes long: nothing is encoded yet in a fresh clone. */
export function announceFirstBuild({ reporter, store }: ParentSpanPluginArgs): void {
  const { program } = store.getState();
  if (existsSync(join(program.directory, 'public', 'static'))) return;
  reporter.info(
    'The first build encodes all pictures, which takes one to three minutes. They are kept: later builds take seconds.',
  );
}
