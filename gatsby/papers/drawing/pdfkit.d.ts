// What the library takes and its types (0.17) do not know yet.
declare namespace PDFKit {
  namespace Mixins {
    interface StructureElementOptions {
      /** Left, top, right and bottom of a figure. */
      bbox?: number[];
      /** What the heading cell of a table is the heading of. */
      scope?: string;
    }
  }

  interface PDFOutline {
    /** `left` is measured from the right edge. */
    addItem(title: string, place: { top: number; left: number }): PDFOutline;
  }
}
