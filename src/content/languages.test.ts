import { locales } from '../../tests/fixtures/otherLanguages';
import { otherLanguages } from './languages';

const hrefs = (locale: string, path: string) =>
  otherLanguages({ locale, locales }, path).map(({ href }) => href);

test.each([
  ['en', '/', ['/pl/', '/uk/']],
  ['en', '/about/team/', ['/pl/about/team/', '/uk/about/team/']],
  ['pl', '/pl/', ['/', '/uk/']],
  ['pl', '/pl/about/team/', ['/about/team/', '/uk/about/team/']],
  // Only the first language has its 404 page at /404.html, where hosts look for it.
  ['en', '/404.html', ['/pl/404/', '/uk/404/']],
])('in %s %s is also at %j', (locale, path, expected) => {
  expect(hrefs(locale, path)).toEqual(expected);
});

test('one language has no others', () => {
  expect(otherLanguages({ locale: 'en', locales: locales.slice(0, 1) }, '/faq/')).toEqual([]);
});
