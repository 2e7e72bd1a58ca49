import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { headersFile, policiesOf, writeHeaders } from './headers';

describe('headersFile', () => {
  const pages = ['/', '/faq/', '/coaching/junior/', '/coaching/', '/404.html', '/pl/faq/'];
  const text = headersFile("default-src 'none'", pages, ['', '/pl']);

  it('has the policy for everything', () => {
    expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'\n/);
  });

  it('has one rule for all pages below an address', () => {
    const fresh = [...text.matchAll(/^(\S+)\n {2}Cache-Control: public, max-age=0, must-revalidate$/gm)];
    expect(fresh.map(([, path]) => path)).toEqual([
      '/page-data/*',
      '/papers/*',
      '/',
      '/404.html',
      '/coaching/*',
      '/faq/*',
      '/pl/*',
    ]);
  });

  it('says what calendars are, and sets no header of theirs twice', () => {
    expect(text).toContain('/calendar/*\n  Content-Type: text/calendar; charset=utf-8\n  Cache-Control: ');
    expect(text).toContain('/pl/calendar/*\n  Content-Type: text/calendar; charset=utf-8\n/');
  });
});

const asked = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1];

describe('policiesOf', () => {
  it('lets nobody ask other sites where no repository is named', () => {
    expect(Object.values(policiesOf([], false)).map(asked)).toEqual(["'self'", "'self'", "'self'"]);
  });

  it('lets the desk alone ask GitHub where one is, as browsers keep to the strictest policy', () => {
    const { header, desk, page } = policiesOf([], true);
    expect([header, desk].map(asked)).toEqual(Array(2).fill("'self' https://api.github.com"));
    expect(asked(page)).toBe("'self'");
  });
});

describe('writeHeaders', () => {
  const pages = [
    'index.html',
    'faq/index.html',
    'desk/index.html',
    'pl/desk/index.html',
    'desk/of/index.html',
  ];

  it.each([
    [{}, []],
    [{ repository: 'academy/site' }, ['desk/index.html', 'pl/desk/index.html']],
  ])('a site with %j has %j, which ask GitHub', (site, expected) => {
    const root = mkdtempSync(join(tmpdir(), 'headers-'));
    for (const page of pages) {
      mkdirSync(join(root, 'public', page, '..'), { recursive: true });
      writeFileSync(
        join(root, 'public', page),
        '<meta http-equiv="Content-Security-Policy" content=""/><script>1</script>',
      );
    }
    writeHeaders({
      getNodesByType: () => [{ site, locales: [{ code: 'en', prefix: '', missing: [] }] }],
      store: { getState: () => ({ program: { directory: root }, pages: new Map() }) },
      reporter: {},
    } as unknown as BuildArgs);
    const read = (file: string) => asked(readFileSync(join(root, 'public', file), 'utf8'));
    expect(pages.filter((page) => read(page)?.includes('github'))).toEqual(expected);
    expect(read('_headers')?.includes('github')).toBe(expected.length > 0);
    rmSync(root, { recursive: true });
  });
});
