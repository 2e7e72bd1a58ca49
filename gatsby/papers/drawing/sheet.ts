import PDFDocument from 'pdfkit';
import type { Paper } from '../../../content/papers/blocks';
import { unbind } from '../../../content/texts/unbind';
import { balancedLines, paragraphLines } from './lines';
import { type Colour, page, type Style, styles } from './look';
import type { Tools } from './tools';

/** An element of the PDF's tagged structure, which gives screen readers the order. */
export type Element = PDFKit.PDFStructureElement;

/** A picture in the size in which it is needed; points. */
export interface PictureSize {
  picture: string;
  width: number;
  height: number;
}

/** What is only known once the paper has been drawn for the first time. */
export interface Findings {
  pages: number;
  /** The headings of level 2, each with its page, counted from 1. */
  headings: { title: string; page: number }[];
  pictures: PictureSize[];
}

export const pictureId = ({ picture, width, height }: PictureSize) =>
  `${picture} ${Math.round(width)}x${Math.round(height)}`;

/** Draws on the pages of a paper. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Element;
  readonly findings: Findings = { pages: 0, headings: [], pictures: [] };
  private readonly parts: Buffer[] = [];

  /**
   * @param known the findings of the first drawing
   * @param pictures encoded pictures by {@link pictureId}; missing ones are left blank
   */
  constructor(
    private readonly paper: Paper,
    private readonly tools: Tools,
    readonly known?: Findings,
    private readonly pictures: ReadonlyMap<string, Buffer> = new Map(),
  ) {
    this.doc = new PDFDocument({
      autoFirstPage: false,
      // By default, the library starts every document with a font that it does not embed.
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      lang: paper.lang,
      displayTitle: true,
      // No build date, so that the same content gives the same bytes.
      info: { Title: paper.title, Author: paper.author, CreationDate: new Date(0) },
    });
    this.doc.on('data', (part: Buffer) => this.parts.push(part));
    for (const [name, file] of tools.files) this.doc.registerFont(name, file);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Starts a page, with its footer. */
  newPage(): void {
    this.doc.addPage({ size: 'A4', margin: 0 });
    this.findings.pages += 1;
    const { pages } = this.findings;
    const y = page.height - 40;
    this.artifact(() => {
      this.line(page.side, y - 7, page.width - page.side, y - 7, 'green-200');
      this.write(this.paper.title.replace(' | ', ' · '), page.side, y, styles.footer, 'ink-700');
      const number = `${pages} / ${this.known?.pages ?? pages}`;
      const x = page.width - page.side - this.widthOf(number, styles.footer);
      this.write(number, x, y, styles.footer, 'ink-700');
    });
  }

  widthOf(text: string, { font, size }: Style): number {
    // The fonts have no word joiners, which only lines that are broken here need.
    const plain = unbind(text);
    return size * this.tools.widthOf(font, plain, () => this.doc.font(font).fontSize(1).widthOfString(plain));
  }

  linesOf(text: string, width: number, style: Style): string[] {
    const breaking = style.balanced ? balancedLines : paragraphLines;
    return breaking(text, width, (some) => this.widthOf(some, style));
  }

  /** Draws one line of text; the height of the line is the style's leading. */
  write(text: string, x: number, y: number, style: Style, colour: Colour): void {
    const { doc } = this;
    doc.font(style.font).fontSize(style.size).fillColor(this.colour(colour));
    const top = y + (style.leading - doc.currentLineHeight()) / 2;
    doc.text(unbind(text), x, top, { lineBreak: false });
  }

  /** Draws content of a structure element, which is added to its parent. */
  tagged(
    tag: string,
    parent: Element,
    draw: () => void,
    options: PDFKit.Mixins.StructureElementOptions = {},
  ): Element {
    const element = this.doc.struct(tag, options);
    parent.add(element);
    element.add(draw);
    return element;
  }

  /** A structure element that holds others. */
  group(tag: string, parent: Element, options: PDFKit.Mixins.StructureElementOptions = {}): Element {
    const element = this.doc.struct(tag, options);
    parent.add(element);
    return element;
  }

  /** Draws decoration, which is not part of the structure: backgrounds, lines, the footer. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  colour(name: Colour): string {
    return this.tools.colours[name];
  }

  line(x: number, y: number, toX: number, toY: number, colour: Colour, width = 0.75): void {
    this.doc.moveTo(x, y).lineTo(toX, toY).lineWidth(width).strokeColor(this.colour(colour)).stroke();
  }

  /** Draws a picture that fills its area. All corners can be rounded, or only the upper ones. */
  picture(size: PictureSize, x: number, y: number, radius = 0, above = false): void {
    this.findings.pictures.push(size);
    const encoded = this.pictures.get(pictureId(size));
    if (!encoded) return;
    const { width, height } = size;
    this.doc
      .save()
      .roundedRect(x, y, width, height + (above ? 2 * radius : 0), radius)
      .clip();
    this.doc.image(encoded, x, y, { width, height });
    this.doc.restore();
  }

  /** Records a heading, and adds a bookmark for it. */
  bookmark(title: string, y: number): void {
    this.doc.addNamedDestination(placeOf(this.findings.headings.length), 'XYZ', 0, Math.max(y - 20, 0), 0);
    this.findings.headings.push({ title, page: this.findings.pages });
    const place = { top: Math.max(y - 20, 0), left: page.width };
    this.doc.outline.addItem(unbind(title), place);
  }

  /** Ends the document. @returns its bytes */
  async end(): Promise<Buffer> {
    this.root.end();
    const ended = new Promise((resolve) => this.doc.once('end', resolve));
    this.doc.end();
    await ended;
    return Buffer.concat(this.parts);
  }
}

/** The name of the link target at a heading of level 2, by its number. */
export const placeOf = (heading: number) => `section-${heading}`;
