import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pages } from '../pages';
import { addressProblem } from './addresses';

describe('an address', () => {
  const addresses = new Map([
    ['/', new Set(['about'])],
    ['/faq', new Set<string>()],
  ]);

  it.each(['/', '/#about', '/faq', '/faq/'])('%s leads somewhere', (href) => {
    expect(addressProblem(href, addresses)).toBeUndefined();
  });

  it.each([
    ['/fag', 'expected a page of this site, got "/fag"'],
    ['', 'expected a page of this site, got ""'],
    ['/#abuot', 'expected an anchor on /, got "/#abuot"'],
    ['/faq#about', 'expected an anchor on /faq, got "/faq#about"'],
  ])('%s leads nowhere', (href, message) => {
    expect(addressProblem(href, addresses)).toBe(message);
  });
});

it('knows the pages that are there', () => {
  const files = readdirSync(resolve(__dirname, '../../src/pages')).map((file) => file.replace(/\.tsx$/, ''));
  const routes = files.filter((name) => name !== '404').map((name) => (name === 'index' ? '/' : `/${name}`));
  expect(Object.keys(pages)).toEqual(routes.sort());
});
