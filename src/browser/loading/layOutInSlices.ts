/** After this much layout the browser gets its turn: taps, paints; ms. */
const slice = 8;

/**
 * Lays out the sections that still wait (`SiteLayout.module.css`), one after the other, so that a slow phone has no long task; from
 * then on no section waits, on the next pages either (decision 011).
 */
export async function layOutInSlices(): Promise<void> {
  let began = performance.now();
  for (const section of document.querySelectorAll<HTMLElement>('main > section')) {
    section.dataset.laidOut = '';
    // Asking for a place is what makes the browser lay out now, and not all sections at the next frame.
    section.getBoundingClientRect();
    if (performance.now() - began < slice) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
  document.documentElement.dataset.laidOut = '';
}
