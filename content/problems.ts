import type { z } from 'zod';

/** One mistake in `data/`: where it is and what was expected there. */
export interface Problem {
  /** Path of the file from the project's root, for example `data/events.yaml`. */
  file: string;
  /** Place inside the file, for example `[1].starts`; empty for the file as a whole. */
  path: string;
  /** What was expected, and what was found. */
  message: string;
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
  return error.issues.map((issue) => ({
    file,
    path: formatPath(issue.path),
    message: `${expectation(issue)}, got ${quote(valueAt(input, issue.path))}`,
  }));
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
