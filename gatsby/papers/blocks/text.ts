import { type Colour, type Style, styles } from '../drawing/look';
import type { Piece } from '../drawing/pieces';
import type { Element, Sheet } from '../drawing/sheet';

interface Options {
  tag: string;
  style: Style;
  colour: Colour;
  width: number;
  keep?: boolean;
  /** Draws something before the first line, such as a bullet. */
  beside?: (x: number, y: number, parent: Element) => void;
  /** The indentation of its lines. */
  indent?: number;
}

/**
 * A text, one piece per line. The first two lines and the last two stay together, so that no page begins or ends with a single
 * line of a paragraph. All lines are one element of the document's structure.
 */
export function textPieces(sheet: Sheet, text: string, options: Options): Piece[] {
  const { tag, style, colour, width, keep, beside, indent = 0 } = options;
  const lines = sheet.linesOf(text, width - indent, style);
  let element: Element | undefined;
  return linesTogether(lines.length, keep).map((some, n, all): Piece => {
    const { from, to } = some;
    return {
      height: (to - from) * style.leading,
      above: n === 0 ? style.above : 0,
      keep: n < all.length - 1 ? keep : (keep ?? false),
      draw: (x, y, parent) => {
        if (n === 0) beside?.(x, y, parent);
        element ??= sheet.group(tag, parent);
        element.add(() =>
          lines.slice(from, to).forEach((line, row) => {
            // The space at the end keeps words apart when a program joins the lines.
            sheet.write(`${line} `, x + indent, y + row * style.leading, style, colour);
          }),
        );
      },
    };
  });
}

function linesTogether(count: number, whole = false): { from: number; to: number }[] {
  if (whole || count < 4) return [{ from: 0, to: count }];
  const middle = Array.from({ length: count - 4 }, (_, n) => ({ from: n + 2, to: n + 3 }));
  return [{ from: 0, to: 2 }, ...middle, { from: count - 2, to: count }];
}

/** A line that is a link. */
export function linkPiece(sheet: Sheet, text: string, href: string, width: number, colour: Colour): Piece {
  const style = { ...styles.strong, above: 4 };
  const lines = sheet.linesOf(text, width, style);
  return {
    height: lines.length * style.leading,
    above: style.above,
    draw: (x, y, parent) => {
      const paragraph = sheet.group('P', parent);
      const link = sheet.group('Link', paragraph);
      lines.forEach((line, n) => {
        const top = y + n * style.leading;
        const wide = sheet.widthOf(line, style);
        link.add(() => sheet.write(`${line} `, x, top, style, colour));
        sheet.artifact(() => sheet.line(x, top + 13, x + wide, top + 13, colour, 0.6));
        // pdfkit writes a `String` object as a text, but a plain string as a PDF name.
        const note = { structParent: link, Contents: Object(text) };
        sheet.doc.link(x, top, wide, style.leading, href, note);
      });
    },
  };
}
