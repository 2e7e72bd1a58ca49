import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of `_redirects`. */
export interface Redirect {
  /** In which `*` at the end stands for anything. */
  from: string;
  to: string;
  /** 301 leads there; 404 shows it where there is no file. */
  status: number;
}

/** The redirects that the build wrote into a folder; none for a folder of another kind. */
export function readRedirects(dir: string): Redirect[] {
  const file = join(dir, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((line) => {
    const [from, to, status = '301'] = line.split(/\s+/);
    return from?.startsWith('/') && to ? [{ from, to, status: Number(status) }] : [];
  });
}
