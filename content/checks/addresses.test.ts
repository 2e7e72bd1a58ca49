import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { inlineHrefs, textParts } from '../texts/inlineLinks';
import { addressProblem, pages } from './addresses';

describe('a text with links', () => {
  it.each([
    ['Plain.', [{ text: 'Plain.' }]],
    [
      'See [the calendar](/schedule).',
      [{ text: 'See ' }, { text: 'the calendar', href: '/schedule' }, { text: '.' }],
    ],
    [
      '[A](/a)[B](/b#c)',
      [
        { text: 'A', href: '/a' },
        { text: 'B', href: '/b#c' },
      ],
    ],
    ['Brackets [stay] and (these) too.', [{ text: 'Brackets [stay] and (these) too.' }]],
    ['[Nowhere]()', [{ text: 'Nowhere', href: '' }]],
  ])('%s', (text, parts) => {
    expect(textParts(text)).toEqual(parts);
    expect(inlineHrefs(text)).toEqual(parts.flatMap((part) => ('href' in part ? [part.href] : [])));
  });
});

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
