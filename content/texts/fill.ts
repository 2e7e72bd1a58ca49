/** Fills the places of a text: `fill('{n} of {total}', { n: 1, total: 5 })`. Places without a value stay as they are. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([\w:-]+)\}/g, (place, name: string) => String(values[name] ?? place));
}
