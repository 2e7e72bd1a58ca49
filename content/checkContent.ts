import { z } from 'zod';
import { checkFolder, readFolder } from './checkFolder';
import { crossChecks } from './crossChecks';
import { type Content, type DataFiles, factFiles, type Words, wordFiles } from './files';
import { languageProblems } from './languageChecks';
import { fillPlaces, placeMistakes, placesOf } from './places';
import { formatPath, type Problem } from './problems';
import { siteFacts, untranslatedFacts } from './schemas/facts';
import { bindTexts } from './typography';

/** Checks all of `data/`. Returns the content, or every mistake at once. */
export function checkContent({ texts, pictures: files }: DataFiles): {
  content?: Content;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const folders = new Set([...texts.keys()].flatMap((path) => /^data\/(.+?)\//.exec(path)?.[1] ?? []));
  const factFolder = readFolder(texts, 'data', factFiles);
  const facts = checkFolder(factFolder, z.object(factFiles), problems);
  const languages = publishedLanguages(factFolder.input.site);
  const words: Record<string, Words> = {};
  // A file that a language lacks is taken whole from the first language, which is therefore read first.
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
    if (fallback && languages.includes(locale)) problems.push(...missingFiles(folder));
    if (facts) {
      const places = placesOf(facts, { ...fallback, ...folder.input }, locale);
      for (const [name, file] of Object.entries(folder.input))
        for (const { path, message } of placeMistakes(file, places))
          problems.push({ file: `${folder.name}/${name}.yaml`, path: formatPath(path), message });
      folder.input = fillPlaces(folder.input, places);
    }
    folder.input = bindFiles(folder.input, locale);
    folder.input = { ...fallback, ...folder.input };
    fallback ??= folder.input;
    const checked = checkFolder(folder, z.object(wordFiles), problems);
    if (checked) words[locale] = checked;
  }
  const pictures = pictureKeys(files, problems);
  const content =
    facts && Object.keys(words).length === folders.size ? { facts, words, pictures } : undefined;
  if (content) problems.push(...crossChecks(content));
  // One mistake, one message: what is already reported is not compared.
  const place = ({ file, path }: Problem) => `${file.split('/').at(-1)} ${path}`;
  const known = new Set(problems.map(place));
  const untranslated = untranslatedFacts.safeParse(factFolder.input.untranslated).data;
  const compared = languageProblems(written, untranslated);
  problems.push(...compared.filter((problem) => !known.has(place(problem))));
  return content && problems.length === 0 ? { content, problems } : { problems };
}

/** The files that a published language lacks: no page may be partly in another language. */
function missingFiles({ name, input }: ReturnType<typeof readFolder>): Problem[] {
  return Object.keys(wordFiles)
    .filter((file) => !Object.hasOwn(input, file))
    .map((file) => ({
      file: `${name}/${file}.yaml`,
      path: '',
      message: 'expected this file with content, as its language is published, got nothing',
    }));
}

const bindFiles = (files: Readonly<Record<string, unknown>>, locale: string) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, bindTexts(file, locale)]));

/** The languages that `data/site.yaml` lists; none if the list is broken, which is reported elsewhere. */
function publishedLanguages(site: unknown): string[] {
  return siteFacts.shape.languages.safeParse(Reflect.get(Object(site), 'languages')).data ?? [];
}

/** The paths of the pictures, relative to `data/`, by their keys. */
function pictureKeys(files: DataFiles['pictures'], problems: Problem[]): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const [file, type] of files) {
    const report = (message: string) => problems.push({ file, path: '', message });
    const path = file.slice('data/'.length);
    const key = /^images\/([a-z0-9-]+\/[a-z0-9-]+)\.(?:jpg|png)$/.exec(path)?.[1];
    if (!key) {
      report('expected images/<collection>/<name>.jpg or .png');
      continue;
    }
    pictures.set(key, path);
    if (!path.endsWith(`.${type}`))
      report(`expected the image type that its extension says, got ${type ?? 'no picture'}`);
  }
  return pictures;
}
