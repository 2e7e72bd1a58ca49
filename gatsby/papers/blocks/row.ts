import type { Cell, Picture } from '../../../content/papers/blocks';
import { room, tones } from '../drawing/look';
import { heightOf, type Piece, stack } from '../drawing/pieces';
import type { Element, Sheet } from '../drawing/sheet';

/** The gap between two cells, and the padding of a cell with a background; points. */
const gap = 13;
const inside = 13;
const radius = 9;

/** Lays out blocks in a column. */
export type Lay = (cell: Pick<Cell, 'blocks' | 'tone'>, width: number) => Piece[];

/** Cells side by side, as high as the highest. If that is higher than a page, they are stacked instead. */
export function rowPieces(sheet: Sheet, cells: readonly Cell[], width: number, lay: Lay): Piece[] {
  const shares = cells.reduce((sum, { share = 1 }) => sum + share, 0);
  const unit = (width - gap * (cells.length - 1)) / shares;
  let left = 0;
  const laid = cells.map((cell) => {
    const grounded = tones[cell.tone ?? 'plain'].ground;
    const padding = grounded ? inside : 0;
    const wide = unit * (cell.share ?? 1);
    const pieces = lay(cell, wide - 2 * padding);
    const head = cell.picture ? cell.picture.height + (grounded ? 0 : 8) : 0;
    const place = { cell, grounded, padding, wide, pieces, head, left };
    left += wide + gap;
    return { ...place, height: head + heightOf(pieces) + 2 * padding };
  });
  const height = Math.max(...laid.map((place) => place.height));
  if (height > room.height)
    return cells.flatMap((cell) => [
      ...(cell.picture ? [figurePiece(sheet, cell.picture, width)] : []),
      ...lay({ blocks: cell.blocks }, width),
    ]);
  return [
    {
      height,
      // A cell without a background keeps the space above its heading.
      above: Math.max(gap, ...laid.map(({ grounded, pieces }) => (grounded ? 0 : (pieces[0]?.above ?? 0)))),
      draw: (x, y, parent) => {
        for (const { cell, grounded, padding, wide, pieces, head, left: shift } of laid) {
          const at = x + shift;
          if (grounded)
            sheet.artifact(() =>
              sheet.doc.roundedRect(at, y, wide, height, radius).fill(sheet.colour(grounded)),
            );
          if (cell.picture) drawFigure(sheet, cell.picture, [at, y, wide], parent, Boolean(grounded));
          stack(pieces, at + padding, y + head + padding, parent);
        }
      },
    },
  ];
}

/** The picture of a stacked cell, across the page. */
const figurePiece = (sheet: Sheet, picture: Picture, width: number): Piece => ({
  height: picture.height,
  above: gap,
  keep: true,
  draw: (x, y, parent) => drawFigure(sheet, picture, [x, y, width], parent, false),
});

function drawFigure(
  sheet: Sheet,
  { picture, alt, height }: Picture,
  [x, y, width]: readonly [number, number, number],
  parent: Element,
  above: boolean,
): void {
  const drawing = () => sheet.picture({ picture, width, height }, x, y, radius, above);
  sheet.tagged('Figure', parent, drawing, { alt, bbox: [x, y, x + width, y + height] });
}
