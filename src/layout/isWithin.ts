/** Whether a page belongs to a section: `/coaching/junior` to `/coaching`. */
export function isWithin(section: string, path: string): boolean {
  const page = path.replace(/\/$/, '');
  return page === section || page.startsWith(`${section}/`);
}
