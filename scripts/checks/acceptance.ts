import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Totals } from './totals';

/** What holds for this academy to the letter. A fork without that folder has nothing to keep, and counts nothing. */
export async function acceptance(start: () => Promise<Totals>, root = '.'): Promise<Totals> {
  if (existsSync(join(root, 'tests/acceptance'))) return start();
  console.log('no tests/acceptance: no words to look for');
  return { passed: 0, failed: 0 };
}
