import type { FormField } from '../../../content/papers/blocks';
import { styles } from '../drawing/look';
import type { Piece } from '../drawing/pieces';
import type { Element, Sheet } from '../drawing/sheet';
import { box } from './lists';

const gap = 18;
/** The space for handwriting above the line; points. */
const hand = 23;
/** The height of a line of boxes to tick, and the space before and after a label; points. */
const ticks = { height: 17, before: 16, after: 20 };

/** A form to fill in by pen, with one or two fields per line. */
export function formPieces(sheet: Sheet, fields: readonly FormField[], width: number): Piece[] {
  const half = (width - gap) / 2;
  const isWide = ({ wide, choices = [] }: FormField) => wide || choiceRows(sheet, choices, half).length > 1;
  return linesOfFields(fields, isWide).map((some): Piece => {
    const laid = some.map((field) => {
      const wide = isWide(field) ? width : half;
      const rows = choiceRows(sheet, field.choices ?? [], wide);
      return { field, wide, rows, lines: sheet.linesOf(field.label, wide, styles.label) };
    });
    const label = Math.max(...laid.map(({ lines }) => lines.length)) * styles.label.leading;
    const more = Math.max(0, ...laid.map(({ rows }) => rows.length - 1)) * ticks.height;
    return {
      height: label + hand + more,
      above: 8,
      draw: (x, y, parent) =>
        laid.forEach(({ field, wide, rows, lines }, n) => {
          const left = x + n * (half + gap);
          sheet.tagged('P', parent, () =>
            lines.forEach((line, row) => {
              sheet.write(`${line} `, left, y + row * styles.label.leading, styles.label, 'green-900');
            }),
          );
          const bottom = y + label + hand;
          if (field.choices) drawChoices(sheet, rows, left, bottom - 14, parent);
          else sheet.artifact(() => sheet.line(left, bottom - 1, left + wide, bottom - 1, 'green-900', 0.8));
        }),
    };
  });
}

const choiceWidth = (sheet: Sheet, label: string) =>
  ticks.before + sheet.widthOf(label, styles.item) + ticks.after;

/** Choices in as many lines as they need. */
function choiceRows(sheet: Sheet, labels: readonly string[], width: number): string[][] {
  const rows: string[][] = [];
  let taken = 0;
  for (const label of labels) {
    const wide = choiceWidth(sheet, label);
    const last = rows.at(-1);
    if (last && taken + wide - ticks.after <= width) last.push(label);
    else {
      rows.push([label]);
      taken = 0;
    }
    taken += wide;
  }
  return rows;
}

function drawChoices(
  sheet: Sheet,
  rows: readonly (readonly string[])[],
  x: number,
  y: number,
  parent: Element,
) {
  rows.forEach((labels, row) => {
    const top = y + row * ticks.height;
    let left = x;
    for (const label of labels) {
      const at = left;
      sheet.artifact(() => box(sheet, at, top, 'green-900'));
      sheet.tagged('P', parent, () =>
        sheet.write(`${label} `, at + ticks.before, top - 2, styles.item, 'ink-900'),
      );
      left += choiceWidth(sheet, label);
    }
  });
}

/** Two fields in a line, unless one is wide. */
function linesOfFields(
  fields: readonly FormField[],
  isWide: (field: FormField) => boolean | undefined,
): FormField[][] {
  const lines: FormField[][] = [];
  for (const field of fields) {
    const last = lines.at(-1);
    const [beside] = last ?? [];
    if (last?.length === 1 && beside && !isWide(beside) && !isWide(field)) last.push(field);
    else lines.push([field]);
  }
  return lines;
}
