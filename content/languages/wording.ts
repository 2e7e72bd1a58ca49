/** The fields of words that hold no wording: what they have is the same in every language, or follows from it. */
const fixed = new Set(['icon', 'picture', 'pictures', 'key', 'value', 'letter', 'families', 'file', 'spot']);

/** Whether somebody who translates has to translate what stands there. */
export function isWording(path: readonly PropertyKey[]): boolean {
  const name = String(path.findLast((key) => typeof key === 'string') ?? '');
  return !fixed.has(name) && !/href$/i.test(name);
}

/** The places in texts, each once: `{n}`. A list of the cities counts as the same, whatever its case. */
export const placesIn = (texts: readonly string[]) =>
  [...new Set(texts.flatMap((text) => text.match(/\{[^{}]*\}/g) ?? []))].map((place) =>
    /^\{(cities(:.*)?|inCities|anyCity|inAnyCity)\}$/.test(place) ? '{cities}' : place,
  );

/** Whether texts have the same places. Of several forms it is enough that one has it: "1 city" needs no number. */
export function samePlaces(some: readonly string[], others: readonly string[]): boolean {
  const key = (texts: readonly string[]) => [...new Set(placesIn(texts))].sort().join();
  return key(some) === key(others);
}
