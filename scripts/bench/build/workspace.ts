import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyCode } from '../../copyCode';

/** A copy of what a build reads, without anything that an earlier one has left. */
export function makeWorkspace(): string {
  const dir = mkdtempSync(join(tmpdir(), 'build-'));
  copyCode(dir);
  cpSync('data', join(dir, 'data'), { recursive: true });
  return dir;
}

/** Changes one word that visitors read. */
export function changeWord(dir: string): void {
  const file = join(dir, 'data/en/faq.yaml');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace('Frequently asked questions', 'Frequently asked matters');
  if (changed === text) throw new Error(`${file} has another title now.`);
  writeFileSync(file, changed);
}
