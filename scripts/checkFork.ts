import { spawnSync } from 'node:child_process';
import { edits } from './fork/edits';
import { Fork } from './fork/fork';
import { runMain } from './runMain';

/** What proves itself in the fork where nothing else is asked for. */
const usual = ['content', 'types', 'jest', 'build', 'acceptance', 'browser'];

/**
 * `npm run check:fork`: makes another club's site of a copy of this one, by editing its content alone, and runs the checks
 * there; `npm run check:fork -- content jest` runs these. The last line is theirs: `N passed, N failed`.
 */
async function main(named: string[]): Promise<number> {
  const fork = new Fork();
  // Whoever presses Ctrl+C ends the checks; the copy has still to go.
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
