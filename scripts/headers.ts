import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Headers by their names. */
export type Headers = Record<string, string>;

/** A rule of `_headers`: a path, in which `*` stands for anything, and what is sent with it. */
export interface HeaderRule {
  path: string;
  headers: Headers;
}

/** The rules that the build wrote into a folder; none for a folder of another kind. */
export function readHeaderRules(dir: string): HeaderRule[] {
  const file = join(dir, '_headers');
  return existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
}

/** Reads the format of Netlify and Cloudflare Pages: a path, and below it its headers, indented. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (/^\s*(#|$)/.test(line)) continue;
    else if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
    else if (name && value && rules.length > 0) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else throw new Error(`_headers has a line that is neither a path nor a header: ${line}`);
  }
  return rules;
}

/** What hosts send with what no rule is for. */
export const withoutRules: Headers = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };

/** What hosts send with an address (without the path prefix): what no rule keeps is asked for each time. */
export function headersOf(pathname: string, rules: readonly HeaderRule[]): Headers {
  const matching = rules.filter(({ path }) => patternOf(path).test(pathname));
  return Object.assign({}, withoutRules, ...matching.map(({ headers }) => headers));
}

/** The expression for a rule's path. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[\\^$.|?+()[\]{}]/g, '\\$&').replaceAll('*', '.*')}$`);
}
