import { parseDocument } from 'yaml';
import type { Problem } from '../problems';

interface Parsed {
  value: unknown;
  problems: readonly Problem[];
}

/** The last result for each file. An edit changes only one file, and parsing all takes half the time of a check. */
const known = new Map<string, Parsed & { text: string }>();

/** Parses a YAML file, unless its text is the same as last time. Syntax errors are returned as problems, never thrown. */
export function parseYaml(text: string, file: string): Parsed {
  const before = known.get(file);
  if (before?.text === text) return before;
  const parsed = { ...parse(text, file), text };
  known.set(file, parsed);
  return parsed;
}

function parse(text: string, file: string): Parsed {
  const foreign = lineOf(text, /\uFFFD/);
  if (foreign) return wrong(file, foreign, 'expected a file saved as UTF-8, got letters of another encoding');
  const document = parseDocument(text, { prettyErrors: true });
  const tab = document.errors.length > 0 && lineOf(text, /^ *\t/);
  // The parser says only what the tab has led to.
  if (tab) return wrong(file, tab, 'expected spaces at the beginning of the line, got a tab');
  const problems = [...document.errors, ...document.warnings].map((error) => {
    const at = error.linePos?.[0];
    return {
      file,
      path: at ? `line ${at.line}, column ${at.col}` : '',
      message: `expected valid YAML, got: ${error.message.split('\n')[0]?.replace(/ at line .*$/, '')}`,
    };
  });
  if (problems.length > 0) return { value: undefined, problems };
  try {
    // The content uses no aliases; refusing them also refuses cycles and alias bombs.
    return { value: document.toJS({ maxAliasCount: 0 }), problems };
  } catch (error) {
    const message = `expected YAML without aliases, got: ${error instanceof Error ? error.message : String(error)}`;
    return { value: undefined, problems: [{ file, path: '', message }] };
  }
}

/** The number of the first line that has it; 0 if none has. */
const lineOf = (text: string, sign: RegExp) => text.split('\n').findIndex((line) => sign.test(line)) + 1;

const wrong = (file: string, line: number, message: string): Parsed => ({
  value: undefined,
  problems: [{ file, path: `line ${line}`, message }],
});
