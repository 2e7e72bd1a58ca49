import { redirectsFile } from './redirects';

it('leads other spellings of each home page to it, and unknown addresses to the 404 page of their language', () => {
  expect(redirectsFile(['', '/pl']).split('\n').slice(1)).toEqual([
    '/index / 301',
    '/index/ / 301',
    '/pl/index /pl/ 301',
    '/pl/index/ /pl/ 301',
    '/pl/* /pl/404.html 404',
    '',
  ]);
});
