import { z } from 'zod';
import { type Content, type DataFiles, factFiles, type WordFile, type Words, wordFiles } from '../files';
import { firstFiles } from '../languages/begun';
import { bindTexts } from '../languages/typography';
import { formatPath, type Problem } from '../problems';
import { remembered } from '../remembered';
import { siteFacts, untranslatedFacts } from '../schemas/facts';
import { fillPlaces, placeMistakes, placesOf } from '../texts/places';
import { checkFolder, readFolder } from './checkFolder';
import { crossChecks } from './crossChecks';
import { languageProblems } from './languageChecks';

const factSchema = z.object(factFiles);
const wordSchema = z.object(wordFiles);

/** Checks all of `data/`. Returns the content, or every mistake at once. */
export function checkContent({ texts, pictures: files }: DataFiles): {
  content?: Content;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const folders = new Set([...texts.keys()].flatMap((path) => /^data\/(.+?)\//.exec(path)?.[1] ?? []));
  const factFolder = readFolder(texts, 'data', factFiles);
  const facts = checkFolder(factFolder, factSchema, problems);
  const { languages, begun } = publishedLanguages(factFolder.input.site);
  const words: Record<string, Words> = {};
  const missing: Record<string, WordFile[]> = {};
  // The first language is read first: the others take whole files from it if they lack them.
  const written = new Map<string, Readonly<Record<string, unknown>>>();
  let fallback: Readonly<Record<string, unknown>> | undefined;
  for (const locale of new Set([...languages, ...[...folders].sort()])) {
    if (!folders.has(locale)) {
      const path = formatPath(['languages', languages.indexOf(locale)]);
      problems.push({
        file: 'data/site.yaml',
        path,
        message: `expected a folder data/${locale}, got nothing`,
      });
      continue;
    }
    if (!/^[a-z]{2}$/.test(locale)) {
      const message = 'expected the folder "images" or a language code like "pl"';
      problems.push({ file: `data/${locale}`, path: '', message });
      continue;
    }
    const folder = readFolder(texts, `data/${locale}`, wordFiles);
    written.set(locale, folder.input);
    if (fallback) missing[locale] = wordNames.filter((file) => !Object.hasOwn(folder.input, file));
    const places = facts && placesOf(facts, { ...fallback, ...folder.input }, locale);
    const prepared = Object.entries(folder.input).map(
      ([name, file]) => [name, prepare(file, name, locale, places)] as const,
    );
    for (const [name, { mistakes }] of prepared)
      for (const { path, message } of mistakes)
        problems.push({ file: `${folder.name}/${name}.yaml`, path: formatPath(path), message });
    folder.input = { ...fallback, ...Object.fromEntries(prepared.map(([name, { file }]) => [name, file])) };
    fallback ??= folder.input;
    const checked = checkFolder(folder, wordSchema, problems);
    if (checked) words[locale] = checked;
  }
  const pictures = pictureKeys(files, problems);
  const content =
    facts && Object.keys(words).length === folders.size ? { facts, words, missing, pictures } : undefined;
  if (content) problems.push(...crossChecks(content));
  const all = [
    ...reportedOnce(problems, missing),
    ...languages.flatMap((locale) => missingFiles(locale, missing[locale] ?? [], begun)),
  ];
  // One mistake, one message: places with a problem are left out of the comparison of languages.
  const place = ({ file, path }: Problem) => `${file.split('/').at(-1)} ${path}`;
  const known = new Set(all.map(place));
  const untranslated = untranslatedFacts.safeParse(factFolder.input.untranslated).data;
  const compared = languageProblems(written, untranslated);
  all.push(...compared.filter((problem) => !known.has(place(problem))));
  return content && all.length === 0 ? { content, problems: all } : { problems: all };
}

/** Without the problems of files that a language takes from the first one: they are reported for the first one. */
function reportedOnce(problems: readonly Problem[], missing: Readonly<Record<string, readonly string[]>>) {
  const taken = new Set(
    Object.entries(missing).flatMap(([locale, files]) => files.map((file) => `data/${locale}/${file}.yaml`)),
  );
  return problems.filter(({ file }) => !taken.has(file));
}

/** Reports the files that a published language must have: all of them or, for one that is begun, {@link firstFiles}. */
function missingFiles(locale: string, files: readonly WordFile[], begun: readonly string[]): Problem[] {
  const reason = begun.includes(locale) ? 'every page needs it' : 'its language is published';
  return files
    .filter((file) => !begun.includes(locale) || firstFiles.includes(file))
    .map((file) => ({
      file: `data/${locale}/${file}.yaml`,
      path: '',
      message: `expected this file with content, as ${reason}, got nothing`,
    }));
}

/** Typed as {@link WordFile}, which `Object.keys` would not be. */
const wordNames = wordSchema.keyof().options;

/** A file of words as pages show it: its places filled, if they are known, and its typography set. */
const prepare = remembered(
  (words, name: string, locale: string, places: Readonly<Record<string, string>> | undefined) => ({
    mistakes: places ? placeMistakes(words, places, name) : [],
    file: bindTexts(places ? fillPlaces(words, places) : words, locale),
  }),
);

/** The languages that `data/site.yaml` lists; none if a list is broken, which is reported elsewhere. */
function publishedLanguages(site: unknown) {
  const { languages, begun } = siteFacts.shape;
  const read = (name: string) => Reflect.get(Object(site), name);
  return {
    languages: languages.safeParse(read('languages')).data ?? [],
    begun: begun.safeParse(read('begun')).data ?? [],
  };
}

/** The paths of the pictures, relative to `data/`, by their keys. */
function pictureKeys(files: DataFiles['pictures'], problems: Problem[]): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const [file, type] of files) {
    const report = (message: string) => problems.push({ file, path: '', message });
    const path = file.slice('data/'.length);
    const key = /^images\/([a-z0-9-]+\/[a-z0-9-]+)\.(?:jpg|png|webp)$/.exec(path)?.[1];
    if (!key) {
      report('expected images/<collection>/<name>.jpg, .png or .webp');
      continue;
    }
    pictures.set(key, path);
    if (!path.endsWith(`.${type}`))
      report(`expected the image type that its extension says, got ${type ?? 'no picture'}`);
  }
  return pictures;
}
