import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import type { DeskContent } from '../../content/desk/review';
import { readData } from '../data/readData';

/** The content for the desk: all of `data/` except the file with the password's hash. */
export function deskContent(root: string): DeskContent {
  const { texts, pictures } = readData(root);
  const known = [...texts].filter(([file]) => file !== 'data/admin.yaml');
  const types = [...pictures].map(([file, type]) => [file, type ?? '']);
  return { texts: Object.fromEntries(known), pictures: Object.fromEntries(types), commit: commitOf(root) };
}

/** The commit that is checked out; undefined without Git, as in a downloaded copy. */
function commitOf(root: string): string | undefined {
  try {
    const stdio: 'pipe'[] = ['pipe', 'pipe', 'pipe'];
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio }).trim();
  } catch {
    return undefined;
  }
}

/** Writes the content for the desk next to its page, for builds and for `gatsby develop`. */
export function writeDesk({ store }: Pick<ParentSpanPluginArgs, 'store'>): void {
  const root = store.getState().program.directory;
  const develop = process.env.NODE_ENV === 'development';
  const folder = join(root, 'public/desk');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'content.json'), JSON.stringify({ ...deskContent(root), develop }));
}
