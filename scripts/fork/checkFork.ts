import { spawnSync } from 'node:child_process';
import { runMain } from '../shared/runMain';
import { edits } from './edits';
import { Fork } from './fork';

/** The checks that run in the fork by default. */
const usual = ['content', 'types', 'jest', 'build', 'acceptance', 'browser'];

/**
 * `npm run check:fork`: turns a copy of the project into another club's site by editing content only, and
 * runs the checks there; `npm run check:fork -- content jest` runs only these two. The last line is that of
 * the checks: `N passed, N failed`.
 */
async function main(named: string[]): Promise<number> {
  const fork = new Fork();
  // Ctrl+C ends the checks, but must not end this script before it has deleted the copy.
  process.once('SIGINT', () => {});
  try {
    for (const [name, edit] of Object.entries(edits)) {
      console.log(`• ${name}`);
      await edit(fork);
    }
    const args = ['test', '--silent', '--', ...(named.length > 0 ? named : usual)];
    return spawnSync('npm', args, { cwd: fork.root, stdio: 'inherit' }).status ?? 1;
  } finally {
    fork.remove();
  }
}

runMain(() => main(process.argv.slice(2)));
