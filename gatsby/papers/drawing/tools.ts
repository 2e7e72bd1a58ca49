import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { readTokens } from '../../data/tokens';
import { coloursOf, type FontName, fontNames } from './look';

/** What papers are drawn with. */
export type Tools = ReturnType<typeof readTools>;

/** Loads the fonts of this folder and the colours of the site. @param root the project's folder */
export function readTools(root: string) {
  const fonts = fontNames.map((name) => {
    const file = readFileSync(join(root, `gatsby/papers/fonts/${name}.ttf`));
    const font = create(file);
    return { name, file, letters: new Set('characterSet' in font ? font.characterSet : []) };
  });
  const tokens = readTokens(readFileSync(join(root, 'src/styles/tokens.css'), 'utf8'));
  /** A cache of the widths of words at 1 point. */
  const widths = new Map<string, number>();

  return {
    colours: coloursOf(tokens),
    files: fonts.map(({ name, file }) => [name, file] as const),
    /**
     * The width of a word at 1 point.
     *
     * @throws if the font lacks one of its letters, which would be drawn as an empty box
     */
    widthOf(font: FontName, word: string, measure: () => number): number {
      const name = `${font} ${word}`;
      const known = widths.get(name);
      if (known !== undefined) return known;
      const { letters } = fonts.find((one) => one.name === font) ?? {};
      const missing = [...word].find((letter) => !letters?.has(letter.codePointAt(0) ?? 0));
      if (missing) throw new Error(`expected letters that ${font} has, got "${missing}" in "${word}"`);
      const width = measure();
      widths.set(name, width);
      return width;
    },
  };
}
