import { z } from 'zod';
import type { DataFiles } from '../files';
import { type Problem, problemsOf } from '../problems';
import { remembered } from '../remembered';
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

/** Checks all files of a folder, each against its schema; mistakes are added to `problems`. */
export function checkFolder<S extends z.ZodObject>(
  { name: folder, input, problems: broken }: Folder,
  schema: S,
  problems: Problem[],
): z.output<S> | undefined {
  problems.push(...broken);
  const skipped = new Set(broken.map(({ file }) => file));
  const data: Record<string, unknown> = {};
  let failed = false;
  for (const [name, fileSchema] of Object.entries(schema.shape)) {
    const value = input[name];
    const result = parserOf(fileSchema)(value);
    if (result.success) data[name] = result.data;
    else failed = true;
    const file = `${folder}/${name}.yaml`;
    if (result.success || skipped.has(file)) continue;
    if (value === undefined)
      problems.push({ file, path: '', message: 'expected this file to have content, got nothing' });
    else problems.push(...problemsOf(result.error, file, value));
  }
  // Each file has been through its schema, one by one, which the type cannot follow.
  return failed || broken.length > 0 ? undefined : (data as z.output<S>);
}

const parsers = new WeakMap<z.core.$ZodType, (value: unknown) => z.ZodSafeParseResult<unknown>>();

/** What checks a file against this schema, unless it is the same as last time. */
function parserOf(schema: z.core.$ZodType) {
  const parser = parsers.get(schema) ?? remembered((value) => z.safeParse(schema, value));
  parsers.set(schema, parser);
  return parser;
}
