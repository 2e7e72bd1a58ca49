import { page, room } from './look';
import type { Element, Sheet } from './sheet';

/** A part of a paper that is not split between pages. */
export interface Piece {
  height: number;
  /** The space above it, left out at the top of a page or cell. */
  above: number;
  /** Stays on one page with what follows. */
  keep?: boolean;
  /** Starts a new page. */
  breaks?: boolean;
  /** Draws it with its top left corner at this place. */
  draw: (x: number, y: number, parent: Element) => void;
}

/** The height of pieces below each other. */
export const heightOf = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, { height, above }, n) => sum + height + (n > 0 ? above : 0), 0);

/** Draws pieces below each other. */
export function stack(pieces: readonly Piece[], x: number, y: number, parent: Element): void {
  let top = y;
  pieces.forEach(({ above, height, draw }, n) => {
    if (n > 0) top += above;
    draw(x, top, parent);
    top += height;
  });
}

/** Distributes pieces over pages. What does not fit on a page moves to the next. */
export function flow(sheet: Sheet, pieces: readonly Piece[]): void {
  const bottom = page.height - page.bottom;
  let top = page.top;
  let begun = false;
  const next = () => {
    sheet.newPage();
    top = page.top;
    begun = false;
  };
  next();
  for (const chain of chains(pieces)) {
    const [first] = chain;
    const whole = heightOf(chain);
    if (begun && (first?.breaks || top + (first?.above ?? 0) + Math.min(whole, room.height) > bottom)) next();
    for (const { above, height, draw } of chain) {
      if (begun && top + above + height > bottom) next();
      if (begun) top += above;
      draw(page.side, top, sheet.root);
      top += height;
      begun ||= height > 0;
    }
  }
}

/** Groups the pieces that must stay on one page. */
function chains(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  let open = false;
  for (const piece of pieces) {
    if (open) groups.at(-1)?.push(piece);
    else groups.push([piece]);
    open = piece.keep ?? false;
  }
  return groups;
}
