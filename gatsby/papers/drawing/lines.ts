/** The widths of words, and of a space. */
export type Measure = (word: string) => number;

/**
 * Breaks a text into lines, only at breaking spaces (`content/languages/typography.ts` adds the others). A word longer than a line is
 * split wherever necessary.
 */
export function linesOf(text: string, width: number, measure: Measure): string[] {
  const space = measure(' ');
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  for (const word of text
    .trim()
    .split(/[ \n]+/)
    .flatMap((whole) => partsOf(whole, width, measure))) {
    const wide = measure(word);
    if (line && taken + space + wide > width) {
      lines.push(line);
      line = '';
    }
    taken = line ? taken + space + wide : wide;
    line = line ? `${line} ${word}` : word;
  }
  return line ? [...lines, line] : lines;
}

/** A word, split into parts that fit if it is too long. */
function partsOf(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  let end = word.length - 1;
  while (end > 1 && measure(word.slice(0, end)) > width) end -= 1;
  return [word.slice(0, end), ...partsOf(word.slice(end), width, measure)].filter(Boolean);
}

/** Balances the lines: the same number of them, as similar in length as possible. */
export function balancedLines(text: string, width: number, measure: Measure): string[] {
  const lines = linesOf(text, width, measure);
  if (lines.length < 2) return lines;
  let [narrow, wide] = [width / 2, width];
  for (let tries = 0; tries < 8; tries++) {
    const middle = (narrow + wide) / 2;
    if (linesOf(text, middle, measure).length > lines.length) narrow = middle;
    else wide = middle;
  }
  return linesOf(text, wide, measure);
}

/** Avoids a short word alone on the last line, if that takes no additional line. */
export function paragraphLines(text: string, width: number, measure: Measure): string[] {
  const lines = linesOf(text, width, measure);
  const last = lines.at(-1) ?? '';
  if (lines.length < 2 || last.includes(' ') || measure(last) > width * 0.2) return lines;
  const tighter = linesOf(text, width * 0.93, measure);
  return tighter.length === lines.length ? tighter : lines;
}
