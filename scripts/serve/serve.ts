import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { runMain } from '../shared/runMain';
import { headersOf, patternOf, readHeaderRules } from './headers';
import { readRedirects } from './redirects';

/** A running server. */
export interface Server {
  /** Includes the path prefix, but no trailing slash. */
  url: string;
  close: () => Promise<void>;
}

interface Options {
  /** 0, the default, picks any free port. */
  port?: number;
  /** The path prefix, like `/academy`. */
  prefix?: string;
  /** The folder with the built site. */
  dir?: string;
  /** Artificial latency of each response, to simulate a slow network; ms. */
  delay?: number;
}

/**
 * Serves the built site like a static host: compressed as the build did it, with the headers of `_headers`, and with 404.html for
 * unknown paths.
 */
export async function startServer({
  port = 0,
  prefix = '',
  dir = 'public',
  delay = 0,
}: Options = {}): Promise<Server> {
  if (!existsSync(dir)) throw new Error(`There is no folder ${dir}/ to serve. Build first: npm run build`);
  const rules = readHeaderRules(dir);
  const setHeaders: SetHeaders = (res, pathname) => {
    for (const header of Object.entries(headersOf(pathname, rules))) res.setHeader(...header);
  };
  const files = sirv(dir, { etag: true, gzip: true, brotli: true, setHeaders });
  const missing = notFound(dir, setHeaders);
  const root = prefix.replace(/\/$/, '');

  const answer = (req: IncomingMessage, res: ServerResponse) => {
    const path = req.url ?? '/';
    if (root && path === '/') return redirect(res, `${root}/`);
    if (!isBelow(root, path)) return missing(req, res);
    req.url = path.slice(root.length) || '/';
    files(req, res, () => missing(req, res));
  };
  const server = createServer(delay > 0 ? (req, res) => setTimeout(answer, delay, req, res) : answer);

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    url: `http://localhost:${portOf(server.address())}${root}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function isBelow(root: string, path: string): boolean {
  return path.startsWith(root) && /^(\/|\?|$)/.test(path.slice(root.length));
}

function redirect(res: ServerResponse, location: string): void {
  res.writeHead(302, { Location: location }).end();
}

type SetHeaders = (res: ServerResponse, pathname: string) => void;

/** Answers with the 404 page that `_redirects` names for an address, or else with that of the root. */
function notFound(dir: string, setHeaders: SetHeaders) {
  const named = readRedirects(dir).filter(({ status }) => status === 404);
  const pages = [...named, { from: '/*', to: '/404.html' }].map(({ from, to }) => {
    const file = join(dir, to);
    return { pattern: patternOf(from), to, html: existsSync(file) ? readFileSync(file) : 'Not found' };
  });
  return (req: IncomingMessage, res: ServerResponse) => {
    const [path = '/'] = (req.url ?? '/').split('?');
    const page = pages.find(({ pattern }) => pattern.test(path));
    setHeaders(res, page?.to ?? path);
    res.setHeader('Content-Type', 'text/html;charset=utf-8');
    res.writeHead(404).end(page?.html);
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

async function main(): Promise<void> {
  const server = await startServer({
    port: Number(process.env.PORT ?? 9000),
    prefix: process.env.PATH_PREFIX,
  });
  console.log(`The site is at ${server.url}/`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}

if (require.main === module) runMain(main);
