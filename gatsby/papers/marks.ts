import { styles } from './look';
import type { Sheet } from './sheet';

/** A cricket ball with its seam. */
export function ball(sheet: Sheet, x: number, y: number, radius: number): void {
  const { doc } = sheet;
  doc.circle(x, y, radius).fill(sheet.colour('red-600'));
  if (radius < 4) return;
  doc.lineWidth(radius / 14).strokeColor(sheet.colour('cream-100'));
  for (const shift of [-0.1, 0.1]) {
    const bend = radius * shift;
    doc
      .moveTo(x + bend - radius * 0.42, y - radius * 0.88)
      .quadraticCurveTo(x + bend + radius * 0.42, y, x + bend - radius * 0.42, y + radius * 0.88)
      .stroke();
  }
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
