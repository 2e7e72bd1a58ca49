import { z } from 'zod';
import type { Facts } from '../files';
import { byId, cityWords, weekdayWords } from '../schemas/words';
import { type Field, mapTexts, texts } from './fields';
import { fill } from './fill';
import { textParts } from './inlineLinks';

/** The places that components fill at run time, by the files of words that have texts meant for them. */
const filledLater: Readonly<Partial<Record<string, readonly string[]>>> = {
  career: ['from', 'to', 'date'],
  coaching: ['from', 'to', 'name', 'program'],
  contact: ['name', 'title'],
  desk: ['n', 'name', 'date'],
  finder: ['n', 'total', 'inCity', 'weekdays', 'program'],
  gallery: ['n'],
  interface: ['n', 'total', 'name'],
  papers: ['n', 'size', 'from', 'to'],
  'privacy-policy': ['email'],
  programs: ['n'],
  schedule: ['from', 'to', 'inCity', 'weekdays', 'city', 'group', 'title'],
};

/** The words that places are made from. They are not checked yet: if they are broken, only the facts give places. */
const source = z.object({ cities: byId(cityWords), weekdays: weekdayWords });

/**
 * The places (`{…}`) that any text may have, with their values in one language: `{academy}`, `{academyShort}`, `{cities}`,
 * `{cities:<id>}` (that city first), `{inCities}`, `{anyCity}`, `{inAnyCity}`, `{cityCount}`, `{rhythm}` ("Saturdays in Krakow
 * and Sundays in Warsaw") and `{ageGroups}`. An inflected language uses those with the preposition in them.
 */
export function placesOf(
  { site, cities, groups }: Facts,
  words: unknown,
  locale: string,
): Record<string, string> {
  const list = listFormat(locale);
  const academy = { academy: site.name, academyShort: site.shortName };
  const ages = { ageGroups: list.format(groups.flatMap(({ ageGroups }) => ageGroups ?? [])) };
  const { data } = source.safeParse(words);
  if (!data) return { ...academy, ...ages };
  const name = (id: string) => data.cities[id]?.name ?? id;
  const locative = (id: string) => data.cities[id]?.locative ?? id;
  const either = listFormat(locale, 'disjunction');
  const ids = cities.map(({ id }) => id);
  const wheres = prepositionOnce(ids.map(locative));
  const firstOnes = ids.map((first) => [
    `cities:${first}`,
    list.format([first, ...ids.filter((id) => id !== first)].map(name)),
  ]);
  return {
    ...academy,
    ...ages,
    ...Object.fromEntries(firstOnes),
    cities: list.format(ids.map(name)),
    cityCount: String(ids.length),
    anyCity: either.format(ids.map(name)),
    inCities: list.format(wheres),
    inAnyCity: either.format(wheres),
    rhythm: list.format(cities.map(({ id, regularDay }) => `${data.weekdays[regularDay]} ${locative(id)}`)),
  };
}

/** "in Krakow", "Warsaw": a preposition that all cities share is used once; "w Krakowie", "we Wrocławiu" have different ones. */
function prepositionOnce(wheres: readonly string[]): string[] {
  const [preposition = ''] = /^\S+ /.exec(wheres[0] ?? '') ?? [];
  if (!wheres.every((where) => where.startsWith(preposition))) return [...wheres];
  return wheres.map((where, n) => (n === 0 ? where : where.slice(preposition.length)));
}

/** The site is in British English: no comma before the last "and". */
const listFormat = (locale: string, type?: Intl.ListFormatType) =>
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type });

/** Words with these places filled. */
export const fillPlaces = (words: unknown, places: Readonly<Record<string, string>>): unknown =>
  mapTexts(words, (_, text) => fill(text, places));

/**
 * Texts of a file with a place that nothing fills there, with a place or a link that is written by half, or with the academy's name
 * written out instead of `{academy}`.
 */
export function placeMistakes(
  words: unknown,
  places: Readonly<Record<string, string>>,
  file: string,
): (Field & { message: string })[] {
  const known = [...Object.keys(places), ...(filledLater[file] ?? [])];
  return texts(words).flatMap((field) => {
    const { value } = field;
    if (places.academy && value.includes(places.academy))
      return [{ ...field, message: `expected {academy} instead of the name, got "${value}"` }];
    const unknown = [...value.matchAll(/\{([^{}]*)\}/g)].find(([, name = '']) => !known.includes(name));
    if (unknown)
      return [{ ...field, message: `expected one of {${known.join('}, {')}}, got "${unknown[0]}"` }];
    if (/[{}]/.test(value.replaceAll(/\{[^{}]*\}/g, '')))
      return [{ ...field, message: `expected places like {${known[0]}}, each closed, got "${value}"` }];
    return textParts(value).some(({ text }) => text.includes(']('))
      ? [{ ...field, message: `expected links like [the calendar](/schedule), each closed, got "${value}"` }]
      : [];
  });
}
