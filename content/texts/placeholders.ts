import type { Content } from '../files';
import { formatPath } from '../problems';
import { texts } from './fields';

/** Stand-ins for what the real academy must supply: `.example` names (RFC 2606) and numbers made of zeros. */
const placeholder = /\.example\b|\+\d{1,3}( 000){3}|\b00-000\b|\b\d0-000\b|\b0000\b/;

/** Whether a text contains such a stand-in. */
export const isPlaceholder = (text: string) => placeholder.test(text);

/**
 * What must be replaced in `data/` before going live: placeholder values (`data/site.yaml › phone: +48 000 000 000`) and
 * entries marked with `sample: true` (`data/milestones.yaml › [1]: sample`). Also missing details of venues
 * (`data/venues.yaml › [0].latitude: missing`).
 */
export function placeholders({ facts, words }: Content): string[] {
  const values = Object.entries(facts).flatMap(([name, file]) =>
    texts(file)
      .filter(({ value }) => isPlaceholder(value))
      .map(({ path, value }) => `data/${name}.yaml › ${formatPath(path)}: ${value}`),
  );
  const files: [string, unknown][] = [
    ...Object.entries(facts),
    // Languages that are not published do not go live.
    ...facts.site.languages.flatMap((locale) =>
      Object.entries(words[locale] ?? {}).map(([name, file]): [string, unknown] => [
        `${locale}/${name}`,
        file,
      ]),
    ),
  ];
  const samples = files.flatMap(([name, file]) =>
    marked(file).map((path) => `data/${name}.yaml › ${formatPath(path)}: sample`),
  );
  return [...values, ...samples, ...missing({ facts, words })];
}

/** The details of a venue that visitors need but the data lacks. */
function missing({ facts, words }: Pick<Content, 'facts' | 'words'>): string[] {
  const lacking = (place: string, entry: object, names: readonly string[]) =>
    names.filter((name) => !(name in entry)).map((name) => `${place}.${name}: missing`);
  return [
    ...facts.venues.flatMap((venue, n) =>
      lacking(`data/venues.yaml › [${n}]`, venue, ['streetAddress', 'latitude', 'longitude']),
    ),
    ...facts.site.languages.flatMap((locale) =>
      Object.entries(words[locale]?.venues ?? {}).flatMap(([id, venue]) =>
        lacking(`data/${locale}/venues.yaml › ${id}`, venue, ['transport', 'parking', 'entrance']),
      ),
    ),
  ];
}

/** The paths of all entries marked with `sample: true`. */
function marked(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const inside = entries.flatMap(([key, entry]) => marked(entry, [...path, key]));
  return 'sample' in value && value.sample === true ? [path, ...inside] : inside;
}
