import type { z } from 'zod';

/** The kinds of mistakes that the desk has words of its own for, in each language (`data/<language>/desk.yaml`). */
const kinds = [
  ...(['empty', 'long', 'short', 'day', 'minute', 'id', 'taken', 'order', 'move', 'both'] as const),
  ...(['country', 'number', 'choice', 'untranslated'] as const),
] as const;

export type ProblemKind = (typeof kinds)[number];

/** For `refine`: what was expected, and of which kind the mistake is. */
export const expected = (kind: ProblemKind, message: string) => ({ message, params: { kind } });

/** One mistake in `data/`: where it is and what was expected there. */
export interface Problem {
  /** Path of the file from the project's root, for example `data/events.yaml`. */
  file: string;
  /** Place inside the file, for example `[1].starts`; empty for the file as a whole. */
  path: string;
  /** What was expected, and what was found. */
  message: string;
  kind?: ProblemKind;
  /** How long a text may or must be, if it is too long or too short. */
  limit?: number;
}

/** `data/events.yaml › [1].starts: expected an ISO date, got "Sep 13"` */
export function formatProblem({ file, path, message }: Problem): string {
  return path ? `${file} › ${path}: ${message}` : `${file}: ${message}`;
}

/** All problems in one text: the error that stops a build. */
export function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
  return [
    `The content in data/ has ${count}:`,
    ...problems.map((problem) => `  ${formatProblem(problem)}`),
  ].join('\n');
}

/** Turns zod's issues into problems that also say what was found. */
export function problemsOf(error: z.ZodError, file: string, input: unknown): Problem[] {
  return error.issues.map((issue) => {
    const found = valueAt(input, issue.path);
    const message = `${expectation(issue)}, got ${quote(found)}`;
    return { file, path: formatPath(issue.path), message, ...kindOf(issue, found) };
  });
}

/** A path as written in JavaScript: `sections[2].title`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => text + (typeof key === 'number' ? `[${key}]` : `${text ? '.' : ''}${String(key)}`),
    '',
  );
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected === 'string' ? 'a text' : `a value of type ${issue.expected}`}`;
    case 'unrecognized_keys':
      return `expected no key ${issue.keys.map((key) => `"${key}"`).join(', ')} (a typo?)`;
    case 'invalid_value':
      return `expected one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      return `expected at least ${counted(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `expected at most ${counted(issue.maximum, issue.origin)}`;
    default:
      return issue.message.startsWith('expected')
        ? issue.message
        : `expected valid content (${issue.message})`;
  }
}

function kindOf(issue: z.core.$ZodIssue, found: unknown): Pick<Problem, 'kind' | 'limit'> {
  switch (issue.code) {
    case 'invalid_type':
      if (found === undefined || found === '') return { kind: 'empty' };
      return issue.expected === 'number' ? { kind: 'number' } : {};
    case 'invalid_value':
      return { kind: 'choice' };
    case 'too_small':
      if (issue.origin !== 'string') return {};
      return found === '' || issue.minimum === 1
        ? { kind: 'empty' }
        : { kind: 'short', limit: Number(issue.minimum) };
    case 'too_big':
      return issue.origin === 'string' ? { kind: 'long', limit: Number(issue.maximum) } : {};
    case 'invalid_format':
      if (issue.format === 'date') return { kind: 'day' };
      return issue.format === 'datetime' ? { kind: 'minute' } : {};
    case 'custom':
      return { kind: kinds.find((kind) => kind === issue.params?.kind) };
    default:
      return {};
  }
}

/** `3 entries`, `1 character`; numbers have no unit. */
function counted(count: number | bigint, origin: string): string {
  const one = Number(count) === 1;
  const unit = { string: one ? 'character' : 'characters', array: one ? 'entry' : 'entries' }[origin];
  return unit ? `${count} ${unit}` : `${count}`;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}

function quote(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null)
    return `the keys ${Object.keys(value).join(', ') || '(none)'}`;
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…"` : text;
}
