import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** Any of them makes Chromium compute the styles of the whole page whenever those of the root change (decision 011). Use `em`. */
const ofAGlyph = /\d(?:ch|ex|cap|ic|rch|rex|rcap|ric)\b/g;

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

it('no length is measured in the width or height of a glyph', () => {
  const found = sheets.flatMap((file) =>
    (withoutComments(readFileSync(join('src', file), 'utf8')).match(ofAGlyph) ?? []).map(
      (length) => `${file}: ${length}`,
    ),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
