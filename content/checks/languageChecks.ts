import { formsOf, isPlural } from '../languages/plural';
import { isWording, placesIn, samePlaces } from '../languages/wording';
import { formatPath, type Problem } from '../problems';
import { remembered } from '../remembered';

/** One language's files of words before anything is filled in, by name. */
type Files = Readonly<Record<string, unknown>>;

/** A value with its place in the files of two languages. */
interface Pair {
  file: string;
  path: PropertyKey[];
  /** Its value in the first language, and in the other one. */
  first: unknown;
  other: unknown;
}

/**
 * Compares the files of the languages: missing keys, untranslated texts, missing places like `{n}` and missing plural forms. Files
 * that a language does not have are not compared.
 *
 * @param languages the others are compared with the first one
 * @param untranslated the texts that are the same in all languages; undefined if their file is invalid, which is reported elsewhere
 */
export function languageProblems(
  languages: ReadonlyMap<string, Files>,
  untranslated: readonly string[] | undefined,
): Problem[] {
  const problems: Problem[] = [];
  const [[root, texts] = ['', {}], ...others] = languages;
  const report = (
    locale: string,
    file: string,
    path: PropertyKey[],
    message: string,
    kind?: Problem['kind'],
  ) => problems.push({ file: `data/${locale}/${file}.yaml`, path: formatPath(path), message, kind });

  for (const [locale, files] of languages)
    for (const [file, value] of Object.entries(files))
      for (const { path, message } of formMistakesOf(value, locale)) report(locale, file, path, message);

  const same = new Set<string>();
  for (const [locale, files] of others)
    for (const [file, other] of Object.entries(files))
      if (Object.hasOwn(texts, file)) compare(locale, { file, path: [], first: texts[file], other });

  if (others.length > 0) {
    // As long as a file is not translated, we cannot know which of its texts will stay the same.
    const waiting = Object.entries(texts).filter(([file]) =>
      others.some(([, files]) => !Object.hasOwn(files, file)),
    );
    const open = new Set(waiting.flatMap(([, file]) => leaves(file)));
    untranslated?.forEach((text, n) => {
      if (!same.has(text) && !open.has(text))
        problems.push({
          file: 'data/untranslated.yaml',
          path: formatPath([n]),
          message: `expected a text that another language has as data/${root} has it, got "${text}"`,
        });
    });
  }
  return problems;

  function compare(locale: string, { file, path, first, other }: Pair): void {
    const [keys, otherKeys] = [keysOf(first), keysOf(other)];
    if (keys && otherKeys) {
      // The consent dialog and the privacy policy have texts in every language in each file: nothing to compare.
      if (path.at(-1) === 'languages') return;
      for (const key of new Set([...keys.keys(), ...otherKeys.keys()])) {
        const place = [...path, key];
        const lacking = !otherKeys.has(key) ? [locale, root] : !keys.has(key) ? [root, locale] : undefined;
        if (lacking)
          report(
            `${lacking[0]}`,
            file,
            place,
            `expected what data/${lacking[1]}/${file}.yaml has here, got nothing`,
            'empty',
          );
        else compare(locale, { file, path: place, first: keys.get(key), other: otherKeys.get(key) });
      }
      return;
    }
    // A text in one language and a list in the other: the schemas report that.
    if (keys || otherKeys) return;
    const [originals, translated] = [leaves(first), leaves(other)];
    if (!isWording(path)) return;
    if (!samePlaces(originals, translated))
      report(
        locale,
        file,
        path,
        `expected the places of data/${root}/${file}.yaml (${placesIn(originals).join(', ') || 'none'}), got "${translated.join('", "')}"`,
      );
    for (const text of translated) {
      if (!originals.includes(text)) continue;
      same.add(text);
      if (/\p{L}/u.test(text.replaceAll(/\{[^{}]*\}/g, '')) && untranslated?.includes(text) === false)
        report(
          locale,
          file,
          path,
          `expected a translation, or an entry of data/untranslated.yaml, got "${text}" as in data/${root}`,
          'untranslated',
        );
    }
  }
}

/** The entries of a list or an object by key; none for texts, including those with plural forms. */
function keysOf(value: unknown): Map<PropertyKey, unknown> | undefined {
  if (Array.isArray(value)) return new Map(value.entries());
  if (typeof value !== 'object' || value === null || isPlural(value)) return undefined;
  return new Map(Object.entries(value));
}

/** The texts of a value, however deep. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

const formMistakesOf = remembered((file, locale: string) => formMistakes(file, locale));

/** Plural forms that are missing, or that the language does not have. */
function formMistakes(
  value: unknown,
  locale: string,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; message: string }[] {
  if (!isPlural(value))
    return [...(keysOf(value) ?? [])].flatMap(([key, entry]) => formMistakes(entry, locale, [...path, key]));
  const forms: string[] = formsOf(locale);
  const [has, named] = [Object.keys(value), forms.join(', ')];
  return [
    ...forms
      .filter((form) => !has.includes(form))
      .map((form) => ({
        path: [...path, form],
        message: `expected a form for each of ${named}, got nothing`,
      })),
    ...has
      .filter((form) => !forms.includes(form))
      .map((form) => ({
        path: [...path, form],
        message: `expected no form but ${named}, which "${locale}" has, got "${form}"`,
      })),
  ];
}
