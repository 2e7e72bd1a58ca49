import { headersFile } from './headers';

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
