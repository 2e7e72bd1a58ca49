import type { FormField } from '../../content/papers/blocks';
import { box } from './lists';
import { styles } from './look';
import type { Piece } from './pieces';
import type { Sheet } from './sheet';

const gap = 18;
/** Room for handwriting, above the line. */
const hand = 23;

/** A form to fill in by pen: fields beside each other, or across the page. */
export function formPieces(sheet: Sheet, fields: readonly FormField[], width: number): Piece[] {
  const half = (width - gap) / 2;
  return linesOfFields(fields).map((some): Piece => {
    const laid = some.map((field) => {
      const wide = some.length === 1 && field.wide ? width : half;
      return { field, wide, lines: sheet.linesOf(field.label, wide, styles.label) };
    });
    const label = Math.max(...laid.map(({ lines }) => lines.length)) * styles.label.leading;
    return {
      height: label + hand,
      above: 8,
      draw: (x, y, parent) =>
        laid.forEach(({ field, wide, lines }, n) => {
          const left = x + n * (half + gap);
          sheet.tagged('P', parent, () =>
            lines.forEach((line, row) => {
              sheet.write(`${line} `, left, y + row * styles.label.leading, styles.label, 'green-900');
            }),
          );
          const bottom = y + label + hand;
          if (field.choices) choices(sheet, field.choices, left, bottom - 14, parent);
          else sheet.artifact(() => sheet.line(left, bottom - 1, left + wide, bottom - 1, 'green-900', 0.8));
        }),
    };
  });
}

function choices(
  sheet: Sheet,
  labels: readonly string[],
  x: number,
  y: number,
  parent: ReturnType<Sheet['group']>,
): void {
  let left = x;
  for (const label of labels) {
    const at = left;
    sheet.artifact(() => box(sheet, at, y, 'green-900'));
    sheet.tagged('P', parent, () => sheet.write(`${label} `, at + 16, y - 2, styles.item, 'ink-900'));
    left += 16 + sheet.widthOf(label, styles.item) + 20;
  }
}

/** Two fields in a line, unless one is wide. */
function linesOfFields(fields: readonly FormField[]): FormField[][] {
  const lines: FormField[][] = [];
  for (const field of fields) {
    const last = lines.at(-1);
    if (!field.wide && last?.length === 1 && !last[0]?.wide) last.push(field);
    else lines.push([field]);
  }
  return lines;
}
