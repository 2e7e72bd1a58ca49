import { styles } from './look';
import type { Sheet } from './sheet';

/** A cricket ball with its seam: two rows of stitches. */
export function ball(sheet: Sheet, x: number, y: number, radius: number): void {
  const { doc } = sheet;
  doc.circle(x, y, radius).fill(sheet.colour('red-600'));
  doc.save().circle(x, y, radius).clip();
  doc.lineCap('round').strokeColor(sheet.colour('cream-100'));
  for (const side of [-1, 1]) {
    const along = (height: number) =>
      x +
      side * radius * (0.1 + 0.05 * height * height) +
      radius * 0.2 * (1 - height * height) -
      radius * 0.1;
    for (let stitch = -0.9; stitch < 0.95; stitch += 0.15) {
      const slant = 0.05;
      doc
        .moveTo(along(stitch), y + radius * (stitch - slant))
        .lineTo(along(stitch) + side * radius * 0.12, y + radius * (stitch + slant));
    }
  }
  doc.lineWidth(radius / 15).stroke();
  doc
    .moveTo(x - radius * 0.1, y - radius)
    .quadraticCurveTo(x + radius * 0.3, y, x - radius * 0.1, y + radius)
    .lineWidth(radius / 24)
    .stroke()
    .restore();
}

/** A number on a disc. */
export function disc(sheet: Sheet, number: string, x: number, y: number, radius: number): void {
  const style = { ...styles.label, size: radius * 1.25, leading: radius * 2 };
  sheet.doc
    .circle(x, y, radius)
    .lineWidth(1)
    .fillAndStroke(sheet.colour('amber-500'), sheet.colour('green-900'));
  sheet.write(number, x - sheet.widthOf(number, style) / 2, y - radius, style, 'green-900');
}
