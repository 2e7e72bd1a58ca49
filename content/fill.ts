/** Fills the places of a text: `fill('{from} to {to}', { from: 'Sep', to: 'Feb' })`. Unknown ones are kept. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([\w:-]+)\}/g, (place, name: string) => values[name] ?? place);
}
