import { encode } from 'uqr';
import type { Piece } from '../drawing/pieces';
import type { Sheet } from '../drawing/sheet';

/** A QR code, dark on white, with the margin that scanners need. */
export function codePiece(sheet: Sheet, address: string, alt: string, width: number): Piece {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const side = Math.min(width, 120);
  const dot = side / size;
  return {
    height: side,
    above: 8,
    draw: (x, y, parent) => {
      const bbox = [x, y, x + side, y + side];
      const drawing = () => {
        for (const [down, row] of data.entries())
          for (const [right, dark] of row.entries())
            if (dark) sheet.doc.rect(x + right * dot, y + down * dot, dot, dot);
        sheet.doc.fill('#000000');
      };
      sheet.tagged('Figure', parent, drawing, { alt, bbox });
    },
  };
}
