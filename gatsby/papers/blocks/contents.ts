import { styles } from '../drawing/look';
import type { Piece } from '../drawing/pieces';
import { placeOf, type Sheet } from '../drawing/sheet';

/** The table of contents. Its page numbers come from the first drawing. */
export function contentsPieces(sheet: Sheet, width: number): Piece[] {
  const style = { ...styles.lead, above: 3 };
  let list: ReturnType<Sheet['group']> | undefined;
  return (sheet.known?.headings ?? []).map(({ title, page }, n): Piece => {
    const lines = sheet.linesOf(title, width - 60, style);
    return {
      height: lines.length * style.leading + 9,
      above: n === 0 ? 8 : 0,
      draw: (x, y, parent) => {
        list ??= sheet.group('TOC', parent);
        const item = sheet.group('TOCI', list);
        const link = sheet.group('Link', item);
        const number = String(page);
        link.add(() => {
          lines.forEach((line, row) => {
            sheet.write(`${line} `, x, y + row * style.leading, style, 'ink-900');
          });
          const right = x + width - sheet.widthOf(number, style);
          sheet.write(number, right, y, { ...style, font: 'figtree-bold' }, 'green-900');
        });
        const bottom = y + lines.length * style.leading + 4;
        sheet.artifact(() => sheet.line(x, bottom, x + width, bottom, 'green-200'));
        // pdfkit writes a `String` object as a text, but a plain string as a PDF name.
        const note = { structParent: link, Contents: Object(title) };
        sheet.doc.goTo(x, y, width, bottom - y, placeOf(n), note);
      },
    };
  });
}
