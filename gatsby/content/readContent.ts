import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { z } from 'zod';
import { crossChecks } from './crossChecks';
import { type Facts, factFiles, type Words, wordFiles } from './files';
import { defaultLocale } from './locales';
import { type Problem, problemsOf } from './problems';
import { readYaml } from './readYaml';

/** Everything in `data/`, checked: facts once, words per language. */
export interface Content {
  facts: Facts;
  words: Record<string, Words>;
  /** Keys of the pictures below `data/images` with their paths from `data/`. */
  pictures: ReadonlyMap<string, string>;
}

/** Reads and checks all of `data/` below the project's root. All mistakes come back at once. */
export function readContent(root: string): { content?: Content; problems: Problem[] } {
  const problems: Problem[] = [];
  const entries = readdirSync(join(root, 'data'), { withFileTypes: true });
  const locales = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'images')
    .map(({ name }) => name);
  const facts = checkFolder(root, 'data', z.object(factFiles), {}, problems);
  const fallback = readFolder(root, `data/${defaultLocale}`, wordFiles, {}, []);
  const words: Record<string, Words> = {};
  for (const locale of locales) {
    if (!/^[a-z]{2}$/.test(locale)) {
      problems.push({
        file: `data/${locale}`,
        path: '',
        message: 'expected a folder "images" or a language like "pl"',
      });
      continue;
    }
    const checked = checkFolder(root, `data/${locale}`, z.object(wordFiles), fallback, problems);
    if (checked) words[locale] = checked;
  }
  const pictures = listPictures(root, problems);
  if (!facts || Object.keys(words).length < locales.length) return { problems };
  const content = { facts, words, pictures };
  problems.push(...crossChecks(content));
  return problems.length > 0 ? { problems } : { content, problems };
}

/** Reads a folder's files by the names of a schema's keys and checks them together. */
function checkFolder<S extends z.ZodObject>(
  root: string,
  folder: string,
  schema: S,
  fallback: Record<string, unknown>,
  problems: Problem[],
): z.output<S> | undefined {
  const broken: Problem[] = [];
  const input = readFolder(
    root,
    folder,
    schema.shape,
    folder === `data/${defaultLocale}` ? {} : fallback,
    broken,
  );
  problems.push(...broken);
  const result = schema.safeParse(input);
  if (result.success) return broken.length > 0 ? undefined : result.data;
  const skipped = new Set(broken.map(({ file }) => file));
  for (const issue of result.error.issues) {
    const [name, ...path] = issue.path;
    const file = `${folder}/${String(name)}.yaml`;
    if (skipped.has(file)) continue;
    if (path.length === 0 && input[String(name)] === undefined) {
      problems.push({ file, path: '', message: 'expected this file with content, got nothing' });
    } else {
      problems.push(...problemsOf(new z.ZodError([{ ...issue, path }]), file, input[String(name)]));
    }
  }
  return undefined;
}

function readFolder(
  root: string,
  folder: string,
  known: Record<string, unknown>,
  fallback: Record<string, unknown>,
  problems: Problem[],
): Record<string, unknown> {
  const input: Record<string, unknown> = { ...fallback };
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (entry.isDirectory() && folder === 'data') continue;
    const file = `${folder}/${entry.name}`;
    const name = entry.name.replace(/\.yaml$/, '');
    if (!Object.hasOwn(known, name) || name === entry.name) {
      const expected = Object.keys(known).join('.yaml, ');
      problems.push({
        file,
        path: '',
        message: `expected no such file (nothing uses it); known: ${expected}.yaml`,
      });
      continue;
    }
    const { value, problems: found } = readYaml(join(root, file), file);
    problems.push(...found);
    input[name] = value;
  }
  return input;
}

function listPictures(root: string, problems: Problem[]): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const entry of readdirSync(join(root, 'data/images'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name).slice(join(root, 'data').length + 1);
    const report = (message: string) => problems.push({ file: `data/${path}`, path: '', message });
    const key = /^images\/([a-z0-9-]+\/[a-z0-9-]+)\.(?:jpg|png)$/.exec(path)?.[1];
    if (!key) {
      report('expected images/<collection>/<name>.jpg or .png');
      continue;
    }
    pictures.set(key, path);
    const type = pictureType(join(root, 'data', path));
    if (!path.endsWith(`.${type}`))
      report(`expected a JPEG or PNG as its name says, got ${type ?? 'no picture'}`);
  }
  return pictures;
}

/** The kind of picture that a file's first bytes announce; nothing where they announce none. */
function pictureType(file: string): string | undefined {
  try {
    return imageSize(readFileSync(file)).type;
  } catch {
    // What the library throws tells of its own parsers, not of the file.
    return undefined;
  }
}
