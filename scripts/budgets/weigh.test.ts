import { limits, tooHeavy } from './limits';
import { isPicture, scriptsOf, stylesOf } from './weigh';

const html = `<html><head><style data-href="/styles.css">a{color:red}</style><style>b{top:0}</style>
  <link rel="preload" as="font" href="/static/figtree.woff2"><link rel="prefetch" href="/later.js">
  <link as="script" rel="preload" href="/app-1.js"/></head><body>
  <script>window.pagePath="/";</script><script src="/polyfill-1.js" nomodule></script>
  <script src="/app-1.js" async></script><script type="module" src="/framework-1.js"></script></body></html>`;

describe('what a page asks for', () => {
  it('finds the scripts that run before it is interactive, each once', () => {
    expect(scriptsOf(html)).toEqual(['/app-1.js', '/framework-1.js']);
  });

  it('recognises a picture by its extension', () => {
    expect(['/static/a/hero.avif', '/b.jpg', '/app-1.js', '/avif/'].map(isPicture)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('finds all styles', () => {
    expect(stylesOf(html)).toBe('a{color:red}\nb{top:0}');
  });
});

describe('tooHeavy', () => {
  const light = {
    firstScripts: 0,
    allScripts: 0,
    css: 0,
    fonts: 0,
    firstView: 0,
    pictures: 0,
    hero: 0,
    privateScripts: 0,
  };

  it('lets a page at its limits pass', () => {
    expect(tooHeavy('/', { ...light, firstScripts: 90 * 1024, firstView: 450 * 1024 })).toEqual([]);
  });

  it('says what is too much, and what to do', () => {
    const [problem, ...others] = tooHeavy('/faq/', { ...light, css: 16 * 1024 });
    expect(problem).toBe(`/faq/ CSS: 16.0 KB, 15.0 KB allowed. ${limits.css.advice}`);
    expect(others).toEqual([]);
  });

  it('weighs the first view, its pictures and the hero on home pages alone', () => {
    const heavy = { ...light, firstView: 500 * 1024, pictures: 251 * 1024, hero: 61 * 1024 };
    expect(['/', '/pl/', '/faq/'].map((route) => tooHeavy(route, heavy).length)).toEqual([3, 3, 0]);
  });
});
