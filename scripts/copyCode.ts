import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const code = /^(content|gatsby|src|static|gatsby-.*|package\.json|tsconfig\.json)$/;

/** Copies what a build reads, but for `data/`, into a folder, where it can be built without touching this one. */
export function copyCode(dir: string): void {
  for (const name of readdirSync('.').filter((name) => code.test(name)))
    cpSync(name, join(dir, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
}
