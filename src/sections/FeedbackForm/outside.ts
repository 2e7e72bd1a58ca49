/** Leads out of the page, into the visitor's own mail program. Tests and stories watch it: `spyOn(outside, 'open')`. */
export const outside = {
  open(href: string): void {
    window.location.href = href;
  },
};
