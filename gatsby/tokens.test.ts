import { readTokens } from './tokens';

it('reads the first root block and nothing else', () => {
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
