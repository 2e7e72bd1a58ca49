import type { Block, Tone } from '../../../content/papers/blocks';
import { styles, tones } from '../drawing/look';
import type { Piece } from '../drawing/pieces';
import type { Sheet } from '../drawing/sheet';
import { contentsPieces } from './contents';
import { coverPiece } from './cover';
import { fieldPiece, overPiece } from './diagrams';
import { formPieces } from './form';
import { listPieces, stepPieces, tablePieces } from './lists';
import { codePiece } from './qrCode';
import { rowPieces } from './row';
import { linkPiece, textPieces } from './text';

/** Lays out blocks in a column, as pieces with a height that can draw themselves. */
export function lay(sheet: Sheet, blocks: readonly Block[], width: number, tone: Tone = 'plain'): Piece[] {
  return blocks.flatMap((block) => layOne(sheet, block, width, tone));
}

function layOne(sheet: Sheet, block: Block, width: number, tone: Tone): Piece[] {
  const { heading, text } = tones[tone];
  switch (block.kind) {
    case 'page':
      return [{ height: 0, above: 0, breaks: true, draw: () => undefined }];
    case 'cover':
      return [coverPiece(sheet, block)];
    case 'heading':
      return headingPieces(sheet, block, width, heading);
    case 'text': {
      const style = styles[block.style ?? 'text'];
      const colour = block.style === 'strong' ? heading : text;
      // Keep a lead on the same page as what it introduces.
      const keep = block.style === 'lead';
      return textPieces(sheet, block.text, { tag: 'P', style, colour, width, keep });
    }
    case 'list':
      return listPieces(sheet, block.items, { width, tone, marks: block.marks });
    case 'steps':
      return stepPieces(sheet, block.items, width, tone);
    case 'table':
      return tablePieces(sheet, block, width);
    case 'link':
      return [linkPiece(sheet, block.text, block.href, width, tone === 'green' ? 'amber-500' : 'green-900')];
    case 'contents':
      return [
        ...textPieces(sheet, block.title, {
          tag: 'P',
          style: styles.heading3,
          colour: heading,
          width,
          keep: true,
        }),
        ...contentsPieces(sheet, width),
      ];
    case 'code':
      return [codePiece(sheet, block.address, block.alt, width)];
    case 'field':
      return [fieldPiece(sheet, block.alt, width)];
    case 'over':
      return [overPiece(sheet, block.alt, block.balls, width)];
    case 'form':
      return formPieces(sheet, block.fields, width);
    case 'row':
      return rowPieces(sheet, block.cells, width, (cell, wide) => lay(sheet, cell.blocks, wide, cell.tone));
  }
}

function headingPieces(
  sheet: Sheet,
  { level, text }: Extract<Block, { kind: 'heading' }>,
  width: number,
  colour: (typeof tones)[Tone]['heading'],
): Piece[] {
  const style = styles[`heading${level}`];
  const pieces = textPieces(sheet, text, { tag: `H${level}`, style, colour, width, keep: true });
  if (level !== 2) return pieces;
  return pieces.map(({ draw, ...piece }) => ({
    ...piece,
    draw: (x, y, parent) => {
      sheet.bookmark(text, y);
      sheet.artifact(() => sheet.doc.rect(x, y - 7, 30, 4).fill(sheet.colour('amber-500')));
      draw(x, y, parent);
    },
  }));
}
