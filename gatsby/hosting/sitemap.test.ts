import { listed, robotsTxt, sitemapXml } from './sitemap';

const english = { code: 'en', prefix: '', missing: [] };
const both = [english, { code: 'pl', prefix: '/pl', missing: [] }];

it('lists what visitors come to', () => {
  const paths = [
    '/faq/',
    '/',
    '/admin/',
    '/pl/admin/',
    '/desk/',
    '/design-system/',
    '/404/',
    '/404.html',
    '/pl/404.html',
    '/dev-404-page/',
    '/pl/',
  ];
  expect(listed(paths)).toEqual(['/', '/faq/', '/pl/']);
});

it('writes absolute, escaped addresses', () => {
  expect(sitemapXml('https://a.example/academy', ['/', '/q&a/'], [english])).toContain(
    '<url><loc>https://a.example/academy/</loc></url>\n  <url><loc>https://a.example/academy/q&amp;a/</loc></url>',
  );
});

it('names a page in every language that has it, and the root’s for all others', () => {
  const xml = sitemapXml('https://a.example', ['/', '/faq/', '/pl/', '/pl/only/'], both);
  const links = [
    '<xhtml:link rel="alternate" hreflang="en" href="https://a.example/"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/"/>',
    '<xhtml:link rel="alternate" hreflang="pl" href="https://a.example/pl/"/>',
  ].join('');
  for (const path of ['/', '/pl/'])
    expect(xml).toContain(`<loc>https://a.example${path}</loc>${links}</url>`);
  for (const path of ['/faq/', '/pl/only/'])
    expect(xml).toContain(`<loc>https://a.example${path}</loc></url>`);
});

it('lets robots read all, so that the pages for those who run the site can say that they are not to be listed', () => {
  expect(robotsTxt('https://a.example/academy')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://a.example/academy/sitemap.xml\n',
  );
});
