import { readFileSync } from 'node:fs';
import { words } from '../../tests/fixtures/content';
import { readTokens } from './tokens';

it('reads only the first root block', () => {
  const css = `@layer tokens {
    :root { --green-900: #0f3d3e; /* deep */ --space-5: clamp(
      1rem, 2vw, 3rem); }
    :root[data-scrolled] { --green-900: #000; }
  }`;
  expect(readTokens(css)).toEqual([
    { name: 'green-900', value: '#0f3d3e' },
    { name: 'space-5', value: 'clamp( 1rem, 2vw, 3rem)' },
  ]);
});

it('finds in the real style sheet the colours that the design system shows', () => {
  const tokens = readTokens(readFileSync('src/styles/tokens.css', 'utf8'));
  for (const family of words['design-system'].colors.groups.flatMap(({ families }) => families)) {
    const values = tokens.filter(({ name }) => name.split('-')[0] === family).map(({ value }) => value);
    expect(values).not.toEqual([]);
    for (const value of values) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  }
});
