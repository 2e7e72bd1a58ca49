import { Document, Scalar, visit } from 'yaml';

/** The width of lines in data files. */
const lineWidth = 120;

/** A value in brackets and braces, on one line. */
export function inFlow(value: unknown): string {
  const document = new Document([value]);
  visit(document, {
    Collection: (_, node) => {
      node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0 }).trim().slice(1, -1).trim();
}

/** `key: value`, indented except for its first line. Long texts are folded. */
export function asPair(key: string, value: unknown, indent: string): string {
  return asLines({ [key]: value }, indent);
}

/** `- value`, indented except for its first line. */
export const asItem = (value: unknown, indent: string): string => asLines([value], indent);

function asLines(value: unknown, indent: string): string {
  const document = new Document(value);
  const width = lineWidth - indent.length;
  visit(document, {
    Scalar: (key, node, path) => {
      const deep = 2 * (path.length - 1);
      if (key === 'key' || typeof node.value !== 'string' || deep + node.value.length < width) return;
      if (isFoldable(node.value)) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  const lines = document.toString({ lineWidth: width, minContentWidth: 0 }).trimEnd().split('\n');
  return lines.map((line, n) => (n === 0 || line === '' ? line : indent + line)).join('\n');
}

/** Whether a text survives folding: line breaks and repeated spaces would be lost. */
const isFoldable = (text: string) => /^\S+( \S+)*$/.test(text);

/**
 * A value, quoted like the text that it replaces; undefined if it does not fit on that line.
 *
 * @param room the maximum length
 */
export function inStyle(value: unknown, old: Scalar, flow: boolean, room: number): string | undefined {
  if (typeof value !== 'string') return inFlow(value);
  if (!flow && (value.includes('\n') || value.length > room)) return undefined;
  const scalar = new Scalar(value);
  if (old.type === Scalar.QUOTE_DOUBLE || old.type === Scalar.QUOTE_SINGLE) scalar.type = old.type;
  return flow ? inFlow(scalar) : new Document(scalar).toString({ lineWidth: 0 }).trim();
}

/**
 * The lines of a folded text (`>-`) after an edit. Lines before and after the changed words stay as they are.
 *
 * @param lines the current lines, without indentation
 */
export function refold(lines: readonly string[], text: string, indent: string): string[] | undefined {
  if (!isFoldable(text)) return undefined;
  const words = text.split(' ');
  const first = lines.findIndex((_, n) => !startsWith(words, wordsOf(lines.slice(0, n + 1))));
  const before = first === -1 ? lines.length : first;
  // If words were only added at the end, the last line is wrapped again together with them.
  const kept = lines.slice(0, before === lines.length ? before - 1 : before);
  const rest = words.slice(wordsOf(kept).length);
  let after: readonly string[] = [];
  for (let n = lines.length; n > before; n -= 1) {
    const tail = lines.slice(n - 1);
    if (!endsWith(rest, wordsOf(tail))) break;
    after = tail;
  }
  const middle = rest.slice(0, rest.length - wordsOf(after).length);
  const width = Math.max(lineWidth - indent.length, ...lines.map(({ length }) => length));
  return [...kept, ...wrapped(middle, width), ...after];
}

const wordsOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '));

const startsWith = (words: readonly string[], start: readonly string[]) =>
  start.every((word, n) => words[n] === word);

const endsWith = (words: readonly string[], end: readonly string[]) =>
  end.length <= words.length && startsWith(words.slice(words.length - end.length), end);

/** Words in lines of at most this width. */
function wrapped(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}
