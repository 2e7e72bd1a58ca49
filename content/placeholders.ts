import { texts } from './fields';
import type { Content } from './files';
import { formatPath } from './problems';

/** Reserved forms that stand for what the real academy must set (RFC 2606 names, numbers of zeros). */
const placeholder = /\.example\b|\+\d\d( 000){3}|\b00-000\b|\b\d0-000\b|\b0000\b/;

/** Whether a text is one of the reserved forms. */
export const isPlaceholder = (text: string) => placeholder.test(text);

/**
 * What must be replaced in `data/` before going live: values, as `data/site.yaml › phone: +48 000 000 000`, and entries that
 * are marked with `sample: true`, as `data/milestones.yaml › [1]: sample`.
 */
export function placeholders({ facts, words }: Content): string[] {
  const values = Object.entries(facts).flatMap(([name, file]) =>
    texts(file)
      .filter(({ value }) => isPlaceholder(value))
      .map(({ path, value }) => `data/${name}.yaml › ${formatPath(path)}: ${value}`),
  );
  const files: [string, unknown][] = [
    ...Object.entries(facts),
    // What is not published yet does not go live.
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
  return [...values, ...samples];
}

/** The paths of all entries with `sample: true`. */
function marked(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const inside = entries.flatMap(([key, entry]) => marked(entry, [...path, key]));
  return 'sample' in value && value.sample === true ? [path, ...inside] : inside;
}
