import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyCode } from '../../shared/copyCode';
import { editYaml } from '../../shared/editYaml';

/** A temporary copy of everything a build reads, without the output of earlier builds. */
export function makeWorkspace(): string {
  const dir = mkdtempSync(join(tmpdir(), 'build-'));
  copyCode(dir);
  cpSync('data', join(dir, 'data'), { recursive: true });
  return dir;
}

/** Changes a text on a page. */
export function changeWord(dir: string): void {
  editYaml(join(dir, 'data/en/faq.yaml'), (faq) => faq.setIn(['head', 'title'], 'Another title'));
}
