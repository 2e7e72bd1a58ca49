import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const code = /^(content|gatsby|src|static|gatsby-.*|package\.json|tsconfig\.json)$/;

/** Copies everything a build reads, except `data/`, into a folder, so that it can be built there. */
export function copyCode(dir: string): void {
  for (const name of namesOfCode()) cpSync(name, join(dir, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
}

/** Links everything a build reads, except `data/`, into a folder: quicker than a copy, where nothing writes there. */
export function linkCode(dir: string): void {
  for (const name of [...namesOfCode(), 'node_modules']) symlinkSync(resolve(name), join(dir, name));
}

const namesOfCode = () => readdirSync('.').filter((name) => code.test(name));
