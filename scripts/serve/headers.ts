import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Header values by name. */
export type Headers = Record<string, string>;

/** A rule of `_headers`: a path, in which `*` matches anything, and its headers. */
export interface HeaderRule {
  path: string;
  headers: Headers;
}

/** The rules in a folder's `_headers`; none if the folder has no such file (e.g. storybook-static). */
export function readHeaderRules(dir: string): HeaderRule[] {
  const file = join(dir, '_headers');
  return existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
}

/** Parses the format of Netlify and Cloudflare Pages: a path, followed by its headers, indented. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (/^\s*(#|$)/.test(line)) continue;
    else if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
    else if (name && value && rules.length > 0) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else throw new Error(`_headers: this line is neither a path nor a header: ${line}`);
  }
  return rules;
}

/** What hosts send if no rule matches. */
export const withoutRules: Headers = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };

/**
 * What hosts send for a path (without the path prefix). Without a matching rule, browsers must revalidate.
 */
export function headersOf(pathname: string, rules: readonly HeaderRule[]): Headers {
  const matching = rules.filter(({ path }) => patternOf(path).test(pathname));
  return Object.assign({}, withoutRules, ...matching.map(({ headers }) => headers));
}

/** The regular expression for a rule's path. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[\\^$.|?+()[\]{}]/g, '\\$&').replaceAll('*', '.*')}$`);
}
