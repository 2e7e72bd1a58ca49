import { clipboardPatience } from '../../behaviour';

/** What is out of the page. Tests and stories watch it: `spyOn(outside, 'open')`. */
export const outside = {
  /** Leads into the visitor's own mail program. */
  open(href: string): void {
    window.location.href = href;
  },

  /** Puts a text on the clipboard. @returns whether it is there: not where that is forbidden, or takes for ever */
  async copy(text: string): Promise<boolean> {
    const patience = new Promise<boolean>((resolve) => setTimeout(resolve, clipboardPatience, false));
    return Promise.race([write(text), patience]);
  },
};

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Forbidden, or over plain http, where there is no clipboard: the one who asked says so.
    return false;
  }
}
