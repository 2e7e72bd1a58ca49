import type { Ball } from '../../../content/papers/blocks';
import { styles } from '../drawing/look';
import { ball, disc } from '../drawing/marks';
import type { Piece } from '../drawing/pieces';
import type { Element, Sheet } from '../drawing/sheet';

/** The players' positions by number: 0 is the middle of the field, ±1 the rope. The batter on strike is at the top. */
const players: readonly { number: number; at: readonly (readonly [number, number])[] }[] = [
  { number: 1, at: [[0.06, 0.31]] },
  { number: 2, at: [[0, -0.32]] },
  {
    number: 3,
    at: [
      [-0.17, -0.34],
      [-0.52, -0.14],
      [-0.56, 0.24],
      [-0.26, 0.56],
      [0.26, 0.56],
      [0.56, 0.2],
      [0.52, -0.2],
      [0.52, -0.68],
      [-0.52, -0.7],
    ],
  },
  { number: 4, at: [[-0.07, -0.17]] },
  { number: 5, at: [[-0.12, 0.14]] },
  {
    number: 6,
    at: [
      [0, 0.43],
      [0.32, -0.16],
    ],
  },
];

/** The field from above, with numbered players. */
export function fieldPiece(sheet: Sheet, alt: string, width: number): Piece {
  const height = width * 1.16;
  return {
    height,
    above: 10,
    draw: (x, y, parent) => {
      const bbox = [x, y, x + width, y + height];
      sheet.tagged('Figure', parent, () => drawField(sheet, x, y, width, height), { alt, bbox });
    },
  };
}

function drawField(sheet: Sheet, left: number, top: number, width: number, height: number): void {
  const { doc } = sheet;
  const [x, y] = [left + width / 2, top + height / 2];
  const [wide, high] = [width / 2, height / 2];
  doc.ellipse(x, y, wide, high).fill(sheet.colour('green-700'));
  // Mown in stripes.
  doc.save().ellipse(x, y, wide, high).clip().fillColor(sheet.colour('green-800'));
  const stripe = height / 12;
  for (let n = 0; n < 12; n += 2) doc.rect(left, top + n * stripe, width, stripe).fill();
  doc.restore();
  doc
    .ellipse(x, y, wide * 0.93, high * 0.93)
    .lineWidth(2)
    .strokeColor(sheet.colour('cream-50'))
    .stroke();
  doc
    .ellipse(x, y, wide * 0.58, high * 0.5)
    .lineWidth(1)
    .dash(3, { space: 3 })
    .stroke()
    .undash();
  const pitch = { width: width * 0.085, height: height * 0.25 };
  doc
    .rect(x - pitch.width / 2, y - pitch.height / 2, pitch.width, pitch.height)
    .fill(sheet.colour('cream-200'));
  for (const end of [-1, 1]) {
    const crease = y + end * pitch.height * 0.38;
    sheet.line(x - pitch.width * 0.62, crease, x + pitch.width * 0.62, crease, 'cream-50', 1.2);
    for (const stump of [-1, 0, 1])
      doc.circle(x + stump * 3.2, y + end * pitch.height * 0.455, 1.3).fill(sheet.colour('green-900'));
  }
  for (const { number, at } of players)
    for (const [right, down] of at) disc(sheet, String(number), x + right * wide, y + down * high, 7.5);
}

/** The six balls of an over, each with its runs or wicket. */
export function overPiece(sheet: Sheet, alt: string, balls: readonly Ball[], width: number): Piece {
  const step = width / balls.length;
  const radius = 25;
  const texts = balls.map(({ text }) => sheet.linesOf(text, step - 14, styles.small));
  const rows = Math.max(...texts.map(({ length }) => length));
  return {
    height: 2 * radius + 34 + rows * styles.small.leading,
    above: 12,
    draw: (x, y, parent) => {
      const middle = (n: number) => x + step * (n + 0.5);
      const bbox = [x, y, x + width, y + 2 * radius];
      const drawing = () => {
        sheet.line(x, y + radius, x + width, y + radius, 'green-200', 1.5);
        for (const n of balls.keys()) ball(sheet, middle(n), y + radius, radius);
      };
      sheet.tagged('Figure', parent, drawing, { alt, bbox });
      const list = sheet.group('L', parent);
      balls.forEach(({ runs, wicket }, n) => {
        const item = sheet.group('LI', list);
        const mark = wicket ? 'W' : String(runs);
        centred(sheet, item, 'Lbl', [mark], middle(n), y + 2 * radius + 8, styles.mark);
        centred(sheet, item, 'LBody', texts[n] ?? [], middle(n), y + 2 * radius + 30, styles.small);
      });
    },
  };
}

function centred(
  sheet: Sheet,
  parent: Element,
  tag: string,
  lines: readonly string[],
  x: number,
  y: number,
  style: (typeof styles)['mark' | 'small'],
): void {
  sheet.tagged(tag, parent, () =>
    lines.forEach((line, n) => {
      const start = x - sheet.widthOf(line, style) / 2;
      sheet.write(`${line} `, start, y + n * style.leading, style, 'green-900');
    }),
  );
}
