import { z } from 'zod';
import type { DataFiles } from '../files';
import { type Problem, problemsOf } from '../problems';
import { parseYaml } from '../yaml/parseYaml';

/** The files of one folder of `data/`. */
interface Folder {
  /** `data`, `data/en` */
  name: string;
  /** The parsed files, by name without extension. */
  input: Record<string, unknown>;
  /** Unknown files and YAML errors, found before any schema is applied. */
  problems: Problem[];
}

/** Parses the files of a folder. A file that is not in `known` is a problem. */
export function readFolder(
  texts: DataFiles['texts'],
  folder: string,
  known: Readonly<Record<string, unknown>>,
): Folder {
  const input: Folder['input'] = {};
  const problems: Problem[] = [];
  for (const [file, text] of texts) {
    if (!file.startsWith(`${folder}/`)) continue;
    const rest = file.slice(folder.length + 1);
    // Files in subfolders of `data/` belong to a language.
    if (folder === 'data' && rest.includes('/')) continue;
    const name = rest.replace(/\.yaml$/, '');
    if (!Object.hasOwn(known, name) || name === rest) {
      const expected = Object.keys(known).join('.yaml, ');
      const message = `expected one of ${expected}.yaml; nothing reads this file`;
      problems.push({ file, path: '', message });
      continue;
    }
    const { value, problems: found } = parseYaml(text, file);
    problems.push(...found);
    input[name] = value;
  }
  return { name: folder, input, problems };
}

/** Checks all files of a folder against one schema; mistakes are added to `problems`. */
export function checkFolder<S extends z.ZodObject>(
  { name: folder, input, problems: broken }: Folder,
  schema: S,
  problems: Problem[],
): z.output<S> | undefined {
  problems.push(...broken);
  const result = schema.safeParse(input);
  if (result.success) return broken.length > 0 ? undefined : result.data;
  const skipped = new Set(broken.map(({ file }) => file));
  for (const issue of result.error.issues) {
    const [name, ...path] = issue.path;
    const file = `${folder}/${String(name)}.yaml`;
    if (skipped.has(file)) continue;
    if (path.length === 0 && input[String(name)] === undefined) {
      problems.push({ file, path: '', message: 'expected this file to have content, got nothing' });
    } else {
      problems.push(...problemsOf(new z.ZodError([{ ...issue, path }]), file, input[String(name)]));
    }
  }
  return undefined;
}
