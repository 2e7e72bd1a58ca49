/** A table in Markdown: the first row is its head, the first column is text, figures stand flush right. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, column) => (column === 0 ? '---' : '---:'))),
    ...rows.map((row) => line(row)),
  ].join('\n');
}
