/** Whether a page belongs to a section: `/coaching/junior` to `/coaching`, and `/404.html` to `/404`. */
export function isWithin(section: string, path: string): boolean {
  const page = path.replace(/(\.html|\/)$/, '');
  return page === section || page.startsWith(`${section}/`);
}
