import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const compressible = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/;

/** Size of a text after gzip at level 9, which is the same on every machine; bytes. */
export function gzipBytes(text: string | Buffer): number {
  return gzipSync(text, { level: 9 }).length;
}

/** Transfer size of a file of the built site: text gzipped, pictures and fonts as they are; bytes. */
export function weigh(pathname: string, dir = 'public'): number {
  const file = join(dir, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  if (!existsSync(file)) return 0;
  return compressible.test(file) ? gzipBytes(readFileSync(file)) : statSync(file).size;
}

/** Whether a path is a picture's, judging by its extension. */
export function isPicture(path: string): boolean {
  return /\.(avif|webp|jpe?g|png|svg|ico)$/.test(path);
}

/** Paths of the scripts that a page's HTML loads, before any script runs. */
export function scriptsOf(html: string): string[] {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  const sources = tags
    .filter((tag) => !/\snomodule\b/i.test(tag))
    .filter((tag) => tag.startsWith('<script') || /\srel="?(modulepreload|preload)\b/.test(tag))
    .map((tag) => /\s(?:src|href)="?([^"\s>]+\.js)\b/.exec(tag)?.[1]);
  return [...new Set(sources.filter((source) => source !== undefined))];
}

/** The text of all style elements in a page. */
export function stylesOf(html: string): string {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n');
}
