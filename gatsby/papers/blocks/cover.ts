import type { Block } from '../../../content/papers/blocks';
import { page, room, styles } from '../drawing/look';
import { ball } from '../drawing/marks';
import type { Piece } from '../drawing/pieces';
import type { Sheet } from '../drawing/sheet';

type Cover = Extract<Block, { kind: 'cover' }>;

/** The size of a picture beside the title, cut out like those in the heads of the site's pages. */
const beside = { width: 205, height: 164, text: 300 };

/** The head of the first page, from edge to edge: title and intro on green, with a picture above or beside them. */
export function coverPiece(sheet: Sheet, { kicker, title, lead, picture, alt, height }: Cover): Piece {
  const width = height === undefined ? beside.text : room.width;
  const texts = [
    { tag: 'P', style: styles.kicker, text: kicker, colour: 'amber-500' as const },
    { tag: 'H1', style: styles.title, text: title, colour: 'cream-50' as const },
    { tag: 'P', style: { ...styles.lead, above: 8 }, text: lead, colour: 'cream-50' as const },
  ].map((text) => ({ ...text, lines: sheet.linesOf(text.text, width, text.style) }));
  const high = texts.reduce((sum, { lines, style }) => sum + style.above + lines.length * style.leading, 0);
  const top = height ?? 0;
  const band = Math.max(high + (height === undefined ? 60 : 44), height === undefined ? beside.height : 0);
  const size =
    height === undefined
      ? { picture, width: beside.width, height: beside.height }
      : { picture, width: page.width, height };
  return {
    height: top + band - page.top,
    above: 0,
    draw: (_x, _y, parent) => {
      sheet.artifact(() => sheet.doc.rect(0, top, page.width, band).fill(sheet.colour('green-900')));
      const [x, y] =
        height === undefined ? [page.width - page.side - size.width, (band - size.height) / 2] : [0, 0];
      const bbox = [x, y, x + size.width, y + size.height];
      sheet.tagged('Figure', parent, () => sheet.picture(size, x, y), { alt, bbox });
      const seam = height ?? band;
      sheet.artifact(() => {
        sheet.doc.rect(0, seam - 2.5, page.width, 5).fill(sheet.colour('amber-500'));
        ball(sheet, page.width - page.side - 22, seam, 22);
      });
      let down = top + (band - high) / 2;
      for (const { tag, style, colour, lines } of texts) {
        const start = down + style.above;
        sheet.tagged(tag, parent, () =>
          lines.forEach((line, n) => {
            sheet.write(`${line} `, page.side, start + n * style.leading, style, colour);
          }),
        );
        down = start + lines.length * style.leading;
      }
    },
  };
}
