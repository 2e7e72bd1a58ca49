import { withoutScripts } from './floor';

test('a page without scripts keeps its pictures, fonts and styles', () => {
  const kept =
    '<link rel="preload" href="/a.woff2" as="font"/><link rel="preload" as="image" href="/a.avif"/>' +
    '<style>a{}</style><p>text</p>';
  const scripts =
    '<script>\n1</script><script src="/a.js" async></script><script type="application/ld+json">{}</script>' +
    '<link rel="preload" as="script" href="/a.js"/><link as="fetch" rel="preload" href="/page-data.json"/>' +
    '<link rel="modulepreload" href="/a.mjs"/>';
  expect(withoutScripts(scripts + kept)).toBe(kept);
});
