import { z } from 'zod';
import { checkFolder, readFolder } from './checkFolder';
import { crossChecks } from './crossChecks';
import { type Content, type DataFiles, factFiles, type Words, wordFiles } from './files';
import { fillPlaces, placeMistakes, placesOf } from './places';
import { formatPath, type Problem } from './problems';
import { siteFacts } from './schemas/facts';

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
    if (facts) {
      const places = placesOf(facts, { ...fallback, ...folder.input }, locale);
      for (const [name, file] of Object.entries(folder.input))
        for (const { path, message } of placeMistakes(file, places))
          problems.push({ file: `${folder.name}/${name}.yaml`, path: formatPath(path), message });
      folder.input = fillPlaces(folder.input, places);
    }
    folder.input = { ...fallback, ...folder.input };
    fallback ??= folder.input;
    const checked = checkFolder(folder, z.object(wordFiles), problems);
    if (checked) words[locale] = checked;
  }
  const pictures = pictureKeys(files, problems);
  if (!facts || Object.keys(words).length < folders.size) return { problems };
  const content = { facts, words, pictures };
  problems.push(...crossChecks(content));
  return problems.length > 0 ? { problems } : { content, problems };
}

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
