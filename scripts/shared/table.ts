import type { Timing } from '../checks/totals';

/** A table in plain text: the first column is left-aligned, the others, with numbers, right-aligned. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('   ');
  return rows.map(line).join('\n');
}

const shown = 10;

/** The slowest tests of a check, slowest first; empty if it has none. */
export function slowest(timings: readonly Timing[]): string {
  if (timings.length === 0) return '';
  const lines = timings
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, shown)
    .map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(5)} s  ${name}`);
  return `\nThe slowest:\n${lines.join('\n')}\n`;
}

/** What failed, with the first line of its error; empty if nothing did. */
export function failures(timings: readonly Timing[]): string {
  const lines = timings.flatMap(({ name, failure }) =>
    failure === undefined ? [] : [`  ✗ ${name}: ${failure}`],
  );
  return lines.length === 0 ? '' : `\nWhat failed:\n${lines.join('\n')}\n`;
}
