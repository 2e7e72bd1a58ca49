import { clipboardPatience } from '../behaviour';

/**
 * Effects outside the page, as an object so that tests and stories can spy on them: `spyOn(outside, 'open')`.
 */
export const outside = {
  /** Opens an address for another program, such as a mail or a calendar file. */
  open(href: string): void {
    window.location.href = href;
  },

  /**
   * Shares a link with the device's share sheet or, if there is none, copies it.
   *
   * @returns the outcome; a visitor who cancels sharing is not a failure
   */
  async share(link: { title: string; url: string }): Promise<'shared' | 'copied' | 'failed'> {
    if ('share' in navigator) {
      try {
        await navigator.share(link);
        return 'shared';
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
        // Sharing may be forbidden even if it exists: copy instead.
      }
    }
    return (await outside.copy(link.url)) ? 'copied' : 'failed';
  },

  /**
   * Copies a text to the clipboard.
   *
   * @returns whether it succeeded in time: browsers may forbid it, or never answer
   */
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
    // Copying is forbidden, or there is no clipboard (plain http). The caller tells the visitor.
    return false;
  }
}
