/**
 * A Markdown table: the first row is the head, the first column is left-aligned, the others right-aligned.
 */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, column) => (column === 0 ? '---' : '---:'))),
    ...rows.map((row) => line(row)),
  ].join('\n');
}
