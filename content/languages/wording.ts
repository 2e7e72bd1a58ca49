/** The fields of words that need no translation: their values are the same in every language, or follow from it. */
const fixed = new Set([
  'icon',
  'picture',
  'pictures',
  'key',
  'value',
  'letter',
  'families',
  'file',
  'spot',
  'topic',
  'paper',
  'sky',
]);

/** Whether the text at this place has to be translated. */
export function isWording(path: readonly PropertyKey[]): boolean {
  const name = String(path.findLast((key) => typeof key === 'string') ?? '');
  return !fixed.has(name) && !/href$/i.test(name);
}

/** The places in texts, like `{n}`, each once. Lists of cities count as the same place, in whatever grammatical case. */
export const placesIn = (texts: readonly string[]) =>
  [...new Set(texts.flatMap((text) => text.match(/\{[^{}]*\}/g) ?? []))].map((place) =>
    /^\{(cities(:.*)?|inCities|anyCity|inAnyCity)\}$/.test(place) ? '{cities}' : place,
  );

/** Whether texts have the same places. With plural forms, one form that has the place is enough: "1 city" needs no number. */
export function samePlaces(some: readonly string[], others: readonly string[]): boolean {
  const key = (texts: readonly string[]) => [...new Set(placesIn(texts))].sort().join();
  return key(some) === key(others);
}
