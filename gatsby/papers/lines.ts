/**
 * Breaks a text into lines, at spaces alone: at those that may break (`content/typography.ts` has put in those that may not).
 * A word that is longer than a line is parted where it must be.
 *
 * @param measure the width of a text
 */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/[ \n]+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (measure(line) > width && line.length > 1) {
      let end = line.length - 1;
      while (end > 1 && measure(line.slice(0, end)) > width) end -= 1;
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  return line ? [...lines, line] : lines;
}

/** The same number of lines, of as similar lengths as possible: for headings. */
export function balancedLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines = linesOf(text, width, measure);
  let [narrow, wide] = [width / Math.max(lines.length, 1) / 2, width];
  for (let tries = 0; tries < 8; tries++) {
    const middle = (narrow + wide) / 2;
    if (linesOf(text, middle, measure).length > lines.length) narrow = middle;
    else wide = middle;
  }
  return linesOf(text, wide, measure);
}

/** Lines of a paragraph whose last one is no short word alone, if that costs no further line. */
export function paragraphLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines = linesOf(text, width, measure);
  if (lines.length < 2 || measure(lines.at(-1) ?? '') > width * 0.18) return lines;
  const tighter = linesOf(text, width * 0.93, measure);
  return tighter.length === lines.length ? tighter : lines;
}
