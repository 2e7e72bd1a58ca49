import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';

/** Says why a build takes its time where no picture has been encoded yet: whoever has just cloned the project waits for it. */
export function announceFirstBuild({ reporter, store }: ParentSpanPluginArgs): void {
  const { program } = store.getState();
  if (existsSync(join(program.directory, 'public', 'static'))) return;
  reporter.info(
    'The first build encodes all pictures, which takes one to three minutes. They are kept: later builds take seconds.',
  );
}
