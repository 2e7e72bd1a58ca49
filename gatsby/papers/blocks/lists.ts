import type { Tone } from '../../../content/papers/blocks';
import { type Colour, styles, tones } from '../drawing/look';
import { disc } from '../drawing/marks';
import { heightOf, type Piece, stack } from '../drawing/pieces';
import type { Sheet } from '../drawing/sheet';
import { textPieces } from './text';

/** A bulleted list. Items are not split between pages. */
export function listPieces(
  sheet: Sheet,
  items: readonly string[],
  { width, tone, marks = 'ball' }: { width: number; tone: Tone; marks?: 'ball' | 'box' },
): Piece[] {
  const { text, mark } = tones[tone];
  let list: ReturnType<Sheet['group']> | undefined;
  return items.map((item, n): Piece => {
    const indent = marks === 'ball' ? 12 : 18;
    const style = styles.item;
    const lines = sheet.linesOf(item, width - indent, style);
    return {
      height: lines.length * style.leading,
      above: n === 0 ? 5 : style.above,
      draw: (x, y, parent) => {
        list ??= sheet.group('L', parent);
        const entry = sheet.group('LI', list);
        sheet.artifact(() => {
          if (marks === 'ball') sheet.doc.circle(x + 3, y + 7.4, 2.2).fill(sheet.colour(mark));
          else box(sheet, x, y + 2, text);
        });
        sheet.tagged('LBody', entry, () =>
          lines.forEach((line, row) => {
            sheet.write(`${line} `, x + indent, y + row * style.leading, style, text);
          }),
        );
      },
    };
  });
}

/** An empty box to tick. */
export function box(sheet: Sheet, x: number, y: number, colour: Colour): void {
  sheet.doc.roundedRect(x, y, 10, 10, 2).lineWidth(1).strokeColor(sheet.colour(colour)).stroke();
}

/** Numbered paragraphs with titles. */
export function stepPieces(
  sheet: Sheet,
  items: readonly { title: string; description: string }[],
  width: number,
  tone: Tone,
): Piece[] {
  const { heading, text } = tones[tone];
  const indent = 28;
  let list: ReturnType<Sheet['group']> | undefined;
  return items.map(({ title, description }, n): Piece => {
    const inner = { width: width - indent, keep: true };
    const pieces = [
      ...textPieces(sheet, title, {
        ...inner,
        tag: 'P',
        style: { ...styles.heading3, above: 0 },
        colour: heading,
      }),
      ...textPieces(sheet, description, {
        ...inner,
        tag: 'P',
        style: { ...styles.text, above: 1 },
        colour: text,
      }),
    ];
    return {
      height: heightOf(pieces),
      above: n === 0 ? 12 : 8,
      draw: (x, y, parent) => {
        list ??= sheet.group('L', parent);
        const item = sheet.group('LI', list);
        sheet.tagged('Lbl', item, () => disc(sheet, String(n + 1), x + 9.5, y + 8.5, 9.5));
        stack(pieces, x + indent, y, sheet.group('LBody', item));
      },
    };
  });
}

/** A table with lines between the rows. Rows are not split between pages; the first cell is the row's heading. */
export function tablePieces(
  sheet: Sheet,
  { head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] },
  width: number,
): Piece[] {
  const shares = head.map((_, n) => (n === 0 ? 0.35 : 1));
  const unit = width / shares.reduce((sum, share) => sum + share, 0);
  const lefts = shares.map((_, n) => unit * shares.slice(0, n).reduce((sum, share) => sum + share, 0));
  let table: ReturnType<Sheet['group']> | undefined;
  return [head, ...rows].map((cells, row): Piece => {
    const style = row === 0 ? styles.label : styles.item;
    const laid = cells.map((cell, n) => {
      const bold = row > 0 && n === 0 ? { ...styles.strong } : style;
      return { style: bold, lines: sheet.linesOf(cell, unit * (shares[n] ?? 1) - 12, bold) };
    });
    const height = Math.max(...laid.map(({ lines, style: { leading } }) => lines.length * leading)) + 10;
    return {
      height,
      above: row === 0 ? 10 : 0,
      keep: row === 0,
      draw: (x, y, parent) => {
        table ??= sheet.group('Table', parent);
        const line = sheet.group('TR', table);
        sheet.artifact(() => {
          if (row === 0) sheet.doc.roundedRect(x, y, width, height, 5).fill(sheet.colour('green-900'));
          else sheet.line(x, y + height, x + width, y + height, 'green-200');
        });
        laid.forEach((cell, n) => {
          const colour = row === 0 ? 'cream-50' : 'ink-900';
          const scope = row === 0 ? 'Column' : n === 0 ? 'Row' : undefined;
          const entry = sheet.group(
            scope && cells[n] ? 'TH' : 'TD',
            line,
            scope && cells[n] ? { scope } : {},
          );
          entry.add(() =>
            cell.lines.forEach((some, down) => {
              const left = x + (lefts[n] ?? 0) + 8;
              sheet.write(`${some} `, left, y + 5 + down * cell.style.leading, cell.style, colour);
            }),
          );
        });
      },
    };
  });
}
