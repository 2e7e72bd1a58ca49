import { readFileSync } from 'node:fs';
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

it('finds the colours that browsers paint their own frames with', () => {
  const green = readTokens(readFileSync('src/styles/tokens.css', 'utf8')).find(
    ({ name }) => name === 'green-900',
  );
  const manifest: unknown = JSON.parse(readFileSync('static/site.webmanifest', 'utf8'));
  expect(manifest).toMatchObject({ theme_color: green?.value, background_color: green?.value });
  expect(readFileSync('src/seo/Seo.tsx', 'utf8')).toContain(`themeColor = '${green?.value}'`);
});
