import { z } from 'zod';
import type { Tone } from '../../../content/papers/blocks';

/** A4 with its margins, in points; the footer is below `bottom`. */
export const page = { width: 595.28, height: 841.89, side: 51, top: 50, bottom: 64 };

/** The width between the margins. */
export const room = { width: page.width - 2 * page.side, height: page.height - page.top - page.bottom };

const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour like #0f3d3e');

/** The colours that papers use, by the names of the site's tokens. */
const colours = z.object({
  'green-900': hex,
  'green-800': hex,
  'green-700': hex,
  'green-200': hex,
  'amber-500': hex,
  'amber-300': hex,
  'amber-100': hex,
  'red-600': hex,
  'cream-50': hex,
  'cream-100': hex,
  'cream-200': hex,
  'ink-900': hex,
  'ink-700': hex,
});

/** The colours of the papers. */
export type Colours = z.output<typeof colours>;
export type Colour = keyof Colours;

/** @param tokens those of `src/styles/tokens.css` */
export const coloursOf = (tokens: readonly { name: string; value: string }[]): Colours =>
  colours.parse(Object.fromEntries(tokens.map(({ name, value }) => [name, value])));

/** The files in `fonts/`. */
export const fontNames = ['figtree-regular', 'figtree-bold', 'bricolage-grotesque-800'] as const;
export type FontName = (typeof fontNames)[number];

/** How a text is set; sizes in points. */
export interface Style {
  font: FontName;
  size: number;
  leading: number;
  /** The space above it, except at the top of a page. */
  above: number;
  /** Lines of similar length, for headings. */
  balanced?: boolean;
}

const display = 'bricolage-grotesque-800';
const regular = 'figtree-regular';
const bold = 'figtree-bold';

/** All text styles. */
export const styles = {
  kicker: { font: bold, size: 11, leading: 14, above: 0 },
  title: { font: display, size: 32, leading: 34, above: 4, balanced: true },
  heading2: { font: display, size: 21, leading: 24, above: 26, balanced: true },
  heading3: { font: display, size: 13, leading: 16, above: 14, balanced: true },
  heading4: { font: bold, size: 10, leading: 13.5, above: 9 },
  lead: { font: regular, size: 11, leading: 15.5, above: 6 },
  text: { font: regular, size: 10, leading: 14.5, above: 4 },
  strong: { font: bold, size: 10, leading: 14.5, above: 8 },
  item: { font: regular, size: 10, leading: 14.5, above: 2.5 },
  small: { font: regular, size: 8.5, leading: 11.5, above: 4, balanced: true },
  label: { font: bold, size: 9, leading: 12, above: 0 },
  footer: { font: regular, size: 8, leading: 10, above: 0 },
  mark: { font: display, size: 17, leading: 18, above: 0 },
} satisfies Record<string, Style>;

/** The background of each tone, and the colours of text on it. */
export const tones: Record<Tone, { ground?: Colour; heading: Colour; text: Colour; mark: Colour }> = {
  plain: { heading: 'green-900', text: 'ink-900', mark: 'red-600' },
  cream: { ground: 'cream-100', heading: 'green-900', text: 'ink-900', mark: 'red-600' },
  amber: { ground: 'amber-300', heading: 'green-900', text: 'ink-900', mark: 'red-600' },
  green: { ground: 'green-900', heading: 'cream-50', text: 'cream-50', mark: 'amber-500' },
};
