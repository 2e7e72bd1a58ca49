// Options that the library's types (0.17) lack.
declare namespace PDFKit {
  namespace Mixins {
    interface StructureElementOptions {
      /** Left, top, right and bottom of a figure. */
      bbox?: number[];
      /** Whether a table's heading cell belongs to its row or its column. */
      scope?: string;
    }
  }

  interface PDFOutline {
    /** `left` is measured from the right edge. */
    addItem(title: string, place: { top: number; left: number }): PDFOutline;
  }
}
