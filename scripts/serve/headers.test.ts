import { headersFile } from '../../gatsby/hosting/headers';
import { headersOf, parseHeaders } from './headers';

const policy = "default-src 'none'";
const rules = parseHeaders(
  headersFile(policy, ['/', '/faq/', '/coaching/junior/', '/404.html', '/pl/', '/pl/faq/'], ['', '/pl']),
);

describe('headersOf', () => {
  it.each([
    '/static/figtree-latin-3f2a9c.woff2',
    '/static/0c5b1a/8f3d2/hero-wide.avif',
    '/framework-6c63f85700e5678d2c2a.js',
    '/component---src-pages-index-tsx-0f8a3b9c1d2e3f4a5b6c.js',
  ])('keeps %s for ever', (path) => {
    expect(headersOf(path, rules)['Cache-Control']).toContain('immutable');
  });

  it.each([
    '/',
    '/faq/',
    '/coaching/junior/',
    '/404.html',
    '/page-data/faq/page-data.json',
    '/page-data/app-data.json',
    '/papers/a-guide.pdf',
    '/pl/papers/a-guide.pdf',
    '/logo.svg',
  ])('asks for %s each time', (path) => {
    expect(headersOf(path, rules)['Cache-Control']).toMatch(/^no-cache$|max-age=0, must-revalidate$/);
  });

  it.each(['/', '/nowhere/', '/static/x.woff2', '/page-data/app-data.json'])(
    'sends the policy with %s',
    (path) => {
      expect(headersOf(path, rules)).toMatchObject({
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': expect.stringMatching(/^max-age=\d+/),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': expect.stringContaining('camera=()'),
      });
    },
  );

  it('works without rules', () => {
    expect(headersOf('/', [])).toEqual({ 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' });
  });
});

it.each(['/calendar/all.ics', '/calendar/sessions/a.ics', '/pl/calendar/all.ics'])(
  'sends %s as a calendar, asked for each time',
  (path) => {
    expect(headersOf(path, rules)).toMatchObject({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    });
  },
);

describe('the rules', () => {
  it('keep or refresh an address, never both: hosts would send both values', () => {
    const caching = rules.filter(({ headers }) => 'Cache-Control' in headers);
    for (const path of [
      '/',
      '/faq/',
      '/static/a.avif',
      '/a-0f8a.js',
      '/page-data/faq/page-data.json',
      '/calendar/all.ics',
      '/pl/calendar/all.ics',
      '/papers/a-guide.pdf',
      '/pl/papers/a-guide.pdf',
    ]) {
      const values = caching.filter((rule) => headersOf(path, [rule])['Cache-Control'] !== 'no-cache');
      expect(values).toHaveLength(1);
    }
  });

  it('may be explained', () => {
    expect(parseHeaders('# Why\n\n/a\n  B: c: d\n')).toEqual([{ path: '/a', headers: { B: 'c: d' } }]);
  });

  it('must be understood', () => {
    expect(() => parseHeaders('/a\n  nonsense')).toThrow('nonsense');
    expect(() => parseHeaders('  B: c')).toThrow('B: c');
  });
});
