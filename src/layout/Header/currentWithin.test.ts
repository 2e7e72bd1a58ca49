import { currentWithin } from './currentWithin';

const marked = { 'aria-current': 'true' };

it.each([
  ['/coaching', '/coaching/junior'],
  ['/coaching', '/coaching/junior/'],
  ['/#about', '/about'],
  ['/#about', '/about/team'],
  ['/pl/#about', '/pl/about/team'],
])('marks %s on %s', (href, path) => {
  expect(currentWithin(href, path)).toEqual(marked);
});

it.each([
  ['/', '/coaching/junior'],
  ['/pl/', '/pl/faq'],
  ['/coaching', '/coaching'],
  ['/coaching', '/coaching/'],
  ['/coaching', '/coaching-camps'],
  ['/#about', '/'],
  ['/faq', ''],
])('leaves %s alone on %s', (href, path) => {
  expect(currentWithin(href, path)).toEqual({});
});
