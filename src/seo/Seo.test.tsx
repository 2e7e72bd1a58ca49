import { readFileSync } from 'node:fs';
import { themeColor } from './Seo';

it('gives the browser’s own frame the colour of the header', () => {
  expect(readFileSync('src/styles/tokens.css', 'utf8')).toContain(`--green-900: ${themeColor};`);
});
