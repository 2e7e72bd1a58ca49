import { listed, robotsTxt, sitemapXml } from './sitemap';

it('lists what visitors come to', () => {
  const paths = [
    '/faq/',
    '/',
    '/admin/',
    '/pl/admin/',
    '/design-system/',
    '/404/',
    '/404.html',
    '/dev-404-page/',
    '/pl/',
  ];
  expect(listed(paths)).toEqual(['/', '/faq/', '/pl/']);
});

it('writes absolute, escaped addresses', () => {
  expect(sitemapXml('https://a.example/academy', ['/', '/q&a/'])).toContain(
    '<url><loc>https://a.example/academy/</loc></url>\n  <url><loc>https://a.example/academy/q&amp;a/</loc></url>',
  );
});

it('keeps robots out of the pages for those who run the site, in every language', () => {
  expect(robotsTxt('https://a.example/academy', '/academy', ['/pl'])).toBe(
    [
      'User-agent: *',
      'Disallow: /academy/admin/',
      'Disallow: /academy/design-system/',
      'Disallow: /academy/pl/admin/',
      'Disallow: /academy/pl/design-system/',
      '',
      'Sitemap: https://a.example/academy/sitemap.xml',
      '',
    ].join('\n'),
  );
});
