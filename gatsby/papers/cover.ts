import type { Block } from '../../content/papers/blocks';
import { page, room, styles } from './look';
import { ball } from './marks';
import type { Piece } from './pieces';
import type { Sheet } from './sheet';

/** The head of the first page, from edge to edge: a picture, the title on green below it, then a sentence or two. */
export function coverPiece(sheet: Sheet, block: Extract<Block, { kind: 'cover' }>): Piece {
  const { kicker, title, lead, picture, alt, height: high } = block;
  const style = styles.title;
  const titles = sheet.linesOf(title, room.width, style);
  const leads = sheet.linesOf(lead, room.width, styles.lead);
  const band =
    24 +
    styles.kicker.leading +
    2 +
    titles.length * style.leading +
    8 +
    leads.length * styles.lead.leading +
    20;
  return {
    height: high + band - page.top,
    above: 0,
    draw: (_x, _y, parent) => {
      const size = { picture, width: page.width, height: high };
      const bbox = [0, 0, page.width, high];
      sheet.tagged('Figure', parent, () => sheet.picture(size, 0, 0), { alt, bbox });
      sheet.artifact(() => {
        sheet.doc.rect(0, high, page.width, band).fill(sheet.colour('green-900'));
        sheet.doc.rect(0, high, page.width, 5).fill(sheet.colour('amber-500'));
        ball(sheet, page.width - page.side - 22, high + 2.5, 22);
      });
      let y = high + 24;
      sheet.tagged('P', parent, () => sheet.write(`${kicker} `, page.side, y, styles.kicker, 'amber-500'));
      y += styles.kicker.leading + 2;
      sheet.tagged('H1', parent, () =>
        titles.forEach((line, n) => {
          sheet.write(`${line} `, page.side, y + n * style.leading, style, 'cream-50');
        }),
      );
      y += titles.length * style.leading + 8;
      sheet.tagged('P', parent, () =>
        leads.forEach((line, n) => {
          sheet.write(`${line} `, page.side, y + n * styles.lead.leading, styles.lead, 'cream-50');
        }),
      );
    },
  };
}
