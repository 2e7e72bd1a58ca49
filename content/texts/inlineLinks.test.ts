import { inlineHrefs, textParts } from './inlineLinks';

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
