import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { writeData } from '../data/writeData';

/** A request to the endpoint. */
interface Request {
  method?: string;
  /** `/secret`, `/publish` */
  path?: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Reply {
  status: number;
  text: string;
}

const files = z.array(z.strictObject({ file: z.string(), before: z.string(), after: z.string() }));

/** More than a whole site's content; bytes. */
const mostBytes = 4_000_000;

const own = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The endpoint through which the desk writes into `data/` in `gatsby develop`. Gatsby's development server answers all origins, so
 * any page in the same browser could call it. This endpoint therefore requires our own host and origin, JSON, and a secret that is
 * new at each start and that browsers let only our own pages read.
 */
export function deskEndpoint(root: string, secret = randomBytes(32).toString('hex')) {
  return ({ method, path, headers, body }: Request): Reply => {
    const { host = '', origin } = headers;
    if (!own.test(host)) return { status: 403, text: 'Expected a request to this computer.' };
    if (method === 'GET' && path === '/secret') {
      // Browsers send "cross-site" for pages of other sites; other programs do not send this header.
      return headers['sec-fetch-site'] === 'same-origin'
        ? { status: 200, text: secret }
        : { status: 403, text: 'Expected a page of this site.' };
    }
    if (method !== 'POST' || path !== '/publish') return { status: 404, text: 'There is nothing here.' };
    if (origin !== `http://${host}` && origin !== `https://${host}`)
      return { status: 403, text: 'Expected a page of this site.' };
    if (!isSecret(headers['x-desk-secret'], secret)) return { status: 403, text: 'Expected the secret.' };
    if (headers['content-type'] !== 'application/json') return { status: 415, text: 'Expected JSON.' };
    try {
      const changes = files.parse(JSON.parse(body)).map(({ file, before: expected, after }) => ({
        file,
        change: (before: string) => (before === expected ? after : undefined),
      }));
      return { status: 200, text: writeData(root, changes).join('\n') };
    } catch (error) {
      return { status: 409, text: error instanceof Error ? error.message : String(error) };
    }
  };
}

function isSecret(given: string | string[] | undefined, secret: string): boolean {
  const [a, b] = [Buffer.from(String(given)), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The endpoint as a handler for Node's HTTP server. Pages of other origins cannot read its answers. */
export function serveDesk(root: string) {
  const answer = deskEndpoint(root);
  return (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      if (body.length + chunk.length > mostBytes) request.destroy();
      else body += chunk;
    });
    request.on('end', () => {
      const { method, url: path, headers } = request;
      const { status, text } = answer({ method, path, headers, body });
      response.removeHeader('Access-Control-Allow-Origin');
      response.setHeader('Cache-Control', 'no-store');
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
    });
  };
}
