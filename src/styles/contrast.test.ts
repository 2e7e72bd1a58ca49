import { readFileSync } from 'node:fs';
import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';

extend([a11y]);

const css = readFileSync('src/styles/tokens.css', 'utf8');

/** The declarations of every rule whose selector contains this. */
function declarations(selector: string): Map<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors]) =>
    selectors?.includes(selector),
  );
  const lines = rules.flatMap(([, , body]) => [...(body ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)]);
  return new Map(lines.map(([, name = '', value = '']) => [name, value]));
}

const palette = declarations(':root');
const named = (attribute: string) =>
  new Set([...css.matchAll(new RegExp(`\\[${attribute}='(\\w+)'\\]`, 'g'))].map(([, name = '']) => name));

/** A colour; one of the palette is given by its token. */
function resolve(value: string | undefined): string {
  if (!value) throw new Error('Unknown token.');
  const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return name ? resolve(palette.get(name)) : value;
}

it('knows all surfaces', () => {
  expect([...named('data-tone')]).toEqual([
    'cream',
    'white',
    'amber',
    'mint',
    'coral',
    'sky',
    'green',
    'red',
  ]);
  expect([...named('data-sky')]).toEqual(['mint', 'coral', 'green', 'red']);
});

const tone = (name: string) => declarations(`[data-tone='${name}']`);

/** The sky is amber; green and red ones are declared with the tones of those names, mint and coral change what differs. */
const surfaces: [string, Map<string, string>][] = [
  ...['cream', 'white', 'amber', 'green', 'red'].map((name): [string, Map<string, string>] => [
    name,
    tone(name),
  ]),
  ...['mint', 'coral'].map((name): [string, Map<string, string>] => [
    name,
    new Map([...tone('amber'), ...declarations(`[data-sky='${name}']`)]),
  ]),
];

describe.each(surfaces)('on %s', (_, surface) => {
  // WCAG 2.2: AAA for text, AA for headings and accents, 3 for outlines.
  it.each([
    ['text', 7],
    ['text-soft', 7],
    ['heading', 4.5],
    ['accent', 4.5],
    ['focus', 3],
  ])('%s has a contrast of %d or more', (role, least) => {
    for (const ground of ['surface', 'raised']) {
      const contrast = colord(resolve(surface.get(role))).contrast(resolve(surface.get(ground)));
      expect(contrast).toBeGreaterThanOrEqual(least);
    }
  });
});
