import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyCode } from '../shared/copyCode';
import { runMain } from '../shared/runMain';

const types = 'src/gatsby-types.d.ts';

/**
 * `npm run types`: writes the types of all queries, as a build does, but without pictures, bundles and pages. It works in
 * a copy of the project, so that a running `npm run develop` and the cache of the build keep their state.
 */
async function main(): Promise<number> {
  const copy = mkdtempSync(join(tmpdir(), 'types-'));
  try {
    copyCode(copy);
    cpSync('data', join(copy, 'data'), { recursive: true });
    const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin/gatsby'), ['build'], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, CI: '1', GATSBY_TELEMETRY_DISABLED: '1', TYPES_ONLY: '1' },
    });
    if (status !== 0) {
      console.error(stdout + stderr);
      return 1;
    }
    copyFileSync(join(copy, types), types);
    console.log(`${types} has the types of all queries.`);
    return 0;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

runMain(main);
