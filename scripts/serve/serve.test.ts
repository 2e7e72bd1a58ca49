import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFiles } from '../../gatsby/hosting/compress';
import { headersFile } from '../../gatsby/hosting/headers';
import { redirectsFile } from '../../gatsby/hosting/redirects';
import { type Server, startServer } from './serve';

const policy = "default-src 'none'";
const script = '/app-0f8a3b9c1d2e3f4a5b6c.js';

describe('startServer', () => {
  let dir: string;
  let server: Server;

  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'serve-'));
    const files = {
      'index.html': 'home',
      'faq/index.html': `faq ${'answers '.repeat(500)}`,
      '404.html': 'lost',
      'pl/404.html': 'zgubiony',
      _redirects: redirectsFile(['', '/pl']),
      [script]: 'run()',
      'page-data/faq/page-data.json': '{}',
      'pl/calendar/all.ics': 'BEGIN:VCALENDAR',
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name), text);
    }
  });

  afterEach(() => server.close());
  afterAll(() => rmSync(dir, { recursive: true }));

  const get = (path: string) => fetch(server.url + path);

  it('serves a page with and without the trailing slash', async () => {
    server = await startServer({ dir });
    for (const path of ['/faq', '/faq/', '/faq?section=x']) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
      expect(await response.text()).toMatch(/^faq/);
    }
  });

  it.each(['/nowhere', '/faq/nowhere/', '/%E0%A4%A', '/../package.json'])(
    'answers %s with the 404 page',
    async (path) => {
      server = await startServer({ dir });
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('lost');
    },
  );

  it.each(['', '/academy'])(
    'answers in the language of the address, at the path "%s" as well',
    async (prefix) => {
      server = await startServer({ dir, prefix });
      for (const path of ['/pl/nowhere', '/pl/faq/nowhere/?q=1', '/pl/%E0%A4%A']) {
        const response = await get(path);
        expect(response.status).toBe(404);
        expect(await response.text()).toBe('zgubiony');
      }
      expect(await (await get('/plot')).text()).toBe('lost');
    },
  );

  describe('with the headers that the build wrote', () => {
    beforeAll(() => writeFileSync(join(dir, '_headers'), headersFile(policy, ['/', '/faq/'], ['', '/pl'])));
    afterAll(() => rmSync(join(dir, '_headers')));

    it.each(['', '/academy'])('sends them, at the path "%s" as well', async (prefix) => {
      server = await startServer({ dir, prefix });
      for (const path of ['/', '/faq/', '/faq', script, '/nowhere', '/page-data/faq/page-data.json']) {
        const { headers } = await get(path);
        expect(headers.get('content-security-policy')).toBe(policy);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
      }
    });

    it('says that a calendar is one, but not that a 404 page is', async () => {
      server = await startServer({ dir });
      expect((await get('/pl/calendar/all.ics')).headers.get('content-type')).toBe(
        'text/calendar; charset=utf-8',
      );
      expect((await get('/calendar/none.ics')).headers.get('content-type')).toBe('text/html;charset=utf-8');
    });

    it('lets browsers keep hashed files, and nothing else', async () => {
      server = await startServer({ dir });
      expect((await get(script)).headers.get('cache-control')).toContain('immutable');
      for (const path of ['/', '/faq', '/page-data/faq/page-data.json', '/nowhere'])
        expect((await get(path)).headers.get('cache-control')).toMatch(/no-cache|must-revalidate/);
    });
  });

  it('works without them, for any other folder', async () => {
    server = await startServer({ dir });
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['br', 'gzip'])(
    'sends the file that the build compressed, to a browser that reads %s',
    async (encoding) => {
      const text = 'A page that was compressed. '.repeat(100);
      writeFileSync(join(dir, 'long.html'), text);
      await compressFiles(dir);
      server = await startServer({ dir });
      const answer = (accepted: string) =>
        fetch(`${server.url}/long`, { headers: { 'accept-encoding': accepted } });
      const compressed = await answer(encoding);
      expect(compressed.headers.get('content-encoding')).toBe(encoding);
      expect(compressed.headers.get('content-type')).toContain('text/html');
      expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
      expect(await compressed.text()).toBe(text);
      expect((await answer('identity')).headers.get('content-encoding')).toBeNull();
    },
  );

  it('serves the site below a path prefix', async () => {
    server = await startServer({ dir, prefix: '/academy' });
    const { origin } = new URL(server.url);
    expect(await (await get('/')).text()).toBe('home');
    expect(await (await get('')).text()).toBe('home');
    expect((await fetch(origin)).url).toBe(`${origin}/academy/`);
    expect((await fetch(`${origin}/academyfaq/`)).status).toBe(404);
  });

  it('says what to do when there is nothing to serve', async () => {
    await expect(startServer({ dir: join(dir, 'missing') })).rejects.toThrow('npm run build');
  });
});
