import { headersOf } from './headers';

describe('headersOf', () => {
  it.each([
    '/static/figtree-latin-3f2a9c.woff2',
    '/static/0c5b1a/8f3d2/hero-wide.avif',
    '/framework-6c63f85700e5678d2c2a.js',
    '/component---src-pages-index-tsx-0f8a3b9c1d2e3f4a5b6c.js',
    '/0f8a3b9c1d2e3f4a5b6c.js',
    '/styles.0f8a3b9c1d2e3f4a5b6c.css',
  ])('keeps %s for ever', (path) => {
    expect(headersOf(path)['Cache-Control']).toContain('immutable');
  });

  it.each([
    '/',
    '/faq/',
    '/page-data/faq/page-data.json',
    '/page-data/app-data.json',
    '/icons.svg',
    '/sw.js',
  ])('asks for %s each time', (path) => {
    expect(headersOf(path)['Cache-Control']).toBe('no-cache');
  });
});
