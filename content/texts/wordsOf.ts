/** The words for an id. @throws if there are none */
export function wordsOf<T>(texts: Readonly<Record<string, T>>, id: string): T {
  const found = texts[id];
  if (!found) throw new Error(`No words for "${id}": the cross-file check must run first.`);
  return found;
}
