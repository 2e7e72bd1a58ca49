import { isWithin } from './isWithin';

it.each([
  ['/coaching', '/coaching/'],
  ['/coaching', '/coaching/junior/'],
  ['/404', '/404/'],
  ['/pl/404', '/pl/404.html'],
])('%s has the page %s', (section, path) => {
  expect(isWithin(section, path)).toBe(true);
});

it.each([
  ['/coaching', '/'],
  ['/coaching', '/coaching-camps/'],
  ['/coaching/junior', '/coaching/'],
])('%s does not have the page %s', (section, path) => {
  expect(isWithin(section, path)).toBe(false);
});
