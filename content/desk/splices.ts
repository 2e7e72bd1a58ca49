import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { asItem, asPair, inFlow, inStyle, refold } from '../yaml/writeYaml';
import type { Step } from './edits';

/** A map or list in a YAML text, and its path. */
export interface Spot {
  text: string;
  document: Document;
  path: readonly Step[];
  node: YAMLMap | YAMLSeq;
}

interface Range {
  start: number;
  end: number;
}

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;

const replaced = (text: string, { start, end }: Range, by: string) =>
  text.slice(0, start) + by + text.slice(end);

/** Spaces up to the column of an offset. A list's dash before it counts as a space. */
const indentAt = (text: string, offset: number) => ' '.repeat(offset - lineStart(text, offset));

/** The range without trailing white space. */
const trimmed = (text: string, { start, end }: Range): Range => ({
  start,
  end: Math.max(start, text.slice(0, end).trimEnd().length),
});

/** The range, extended to the end of its last line: a comment there belongs to it. */
function toLineEnd(text: string, range: Range): Range {
  const { start, end } = trimmed(text, range);
  const more = text.slice(end).search(/\r?\n/);
  return { start, end: more === -1 ? text.length : end + more };
}

/** The ranges of a collection's entries: in a map from the key on, in a list without the dash. */
function entries({ text, node }: Spot): Range[] {
  return node.items.map((item) => {
    const parts = isPair(item) ? [item.key, item.value] : [item];
    const ranges = parts.flatMap((part) => (isNode(part) && part.range ? [part.range] : []));
    const [start = 0] = ranges.map(([from]) => from);
    return trimmed(text, { start, end: Math.max(start, ...ranges.map(([, end]) => end)) });
  });
}

const withBreaks = (text: string, lines: string) =>
  text.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines;

/** Sets the value at a key or an index; adds the key if the map does not have it. */
export function setAt(spot: Spot, last: Step, value: unknown): string | undefined {
  const { text, node } = spot;
  const at = isMap(node)
    ? node.items.findIndex(({ key }) => (isScalar(key) ? String(key.value) : undefined) === String(last))
    : Number(last);
  const range = entries(spot)[at];
  const old = node.get(last, true);
  if (at === -1 || !range) return isMap(node) ? addPair(spot, String(last), value) : undefined;
  if (isScalar(old) && old.range && typeof value !== 'object') {
    const written = scalarAt(text, old, Boolean(node.flow), value, range);
    if (written !== undefined) return written;
  }
  if (node.flow) {
    const written = isMap(node)
      ? inFlow({ [String(last)]: value })
          .slice(1, -1)
          .trim()
      : inFlow(value);
    return replaced(text, range, written);
  }
  const indent = indentAt(text, range.start);
  const lines = isMap(node)
    ? asPair(String(last), value, indent)
    : asItem(value, indent.slice(2)).replace(/^- /, '');
  return replaced(text, range, withBreaks(text, lines));
}

/** Replaces a scalar, keeping its style; undefined if that style cannot express the new value. */
function scalarAt(text: string, old: Scalar, flow: boolean, value: unknown, entry: Range) {
  const [start = 0, end = 0] = old.range ?? [];
  const range = trimmed(text, { start, end });
  if (old.type === 'BLOCK_FOLDED' && typeof value === 'string') {
    const [head = '', ...lines] = text.slice(range.start, range.end).split(/\r?\n/);
    const indent = /^ */.exec(lines[0] ?? '')?.[0] ?? '';
    const plain = lines.map((line) => line.slice(indent.length).trimEnd());
    // Blank lines, deeper indentation and comments after `>-` have a meaning that refolding would lose.
    if (head.trim() !== '>-' || plain.some((line) => line === '' || line.startsWith(' '))) return undefined;
    const folded = refold(plain, value, indent)?.map((line) => indent + line);
    return folded && replaced(text, range, withBreaks(text, [head, ...folded].join('\n')));
  }
  if (old.type === 'BLOCK_FOLDED' || old.type === 'BLOCK_LITERAL' || start === end) return undefined;
  const alone = toLineEnd(text, range).end === range.end;
  const room = alone ? 120 - (start - lineStart(text, entry.start)) : Number.POSITIVE_INFINITY;
  const written = inStyle(value, old, flow, room);
  return written === undefined ? undefined : replaced(text, range, written);
}

function addPair(spot: Spot, key: string, value: unknown): string | undefined {
  const { text, node } = spot;
  const last = entries(spot).at(-1);
  if (!last) return written(spot, { [key]: value });
  if (node.flow) {
    const pair = inFlow({ [key]: value })
      .slice(1, -1)
      .trim();
    return replaced(text, { start: last.end, end: last.end }, `, ${pair}`);
  }
  const indent = indentAt(text, last.start);
  const { end } = toLineEnd(text, last);
  return replaced(text, { start: end, end }, withBreaks(text, `\n${indent}${asPair(key, value, indent)}`));
}

/** Rewrites a whole collection. */
function written({ text, document, path, node }: Spot, value: unknown): string | undefined {
  const last = path.at(-1);
  const around = path.length > 0 ? document.getIn(path.slice(0, -1), true) : undefined;
  if (last === undefined) {
    const [start = 0, end = 0] = node.range ?? [];
    const empty = Object.keys(Object(value)).length === 0;
    const lines = empty ? inFlow(value) : Array.isArray(value) ? asItem(value[0], '') : pairsOf(value);
    return replaced(text, trimmed(text, { start, end }), withBreaks(text, lines));
  }
  if (!isCollection(around) || !(isMap(around) || isSeq(around))) return undefined;
  return setAt({ text, document, path: path.slice(0, -1), node: around }, last, value);
}

const pairsOf = (value: unknown) =>
  Object.entries(Object(value))
    .map(([key, entry]) => asPair(key, entry, ''))
    .join('\n');

/** Removes an entry and its lines. */
export function removeFrom(spot: Spot, last: Step): string | undefined {
  const { text, node } = spot;
  const all = entries(spot);
  const at = isMap(node)
    ? node.items.findIndex(({ key }) => isScalar(key) && String(key.value) === String(last))
    : Number(last);
  const [before, range, after] = [all[at - 1], all[at], all[at + 1]];
  if (!range) return undefined;
  if (all.length === 1) return written(spot, isMap(node) ? {} : []);
  if (node.flow)
    return after
      ? replaced(text, { start: range.start, end: after.start }, '')
      : replaced(text, { start: before?.end ?? 0, end: range.end }, '');
  const start = lineStart(text, range.start);
  const own = text.slice(start, range.start).trim();
  // The first key of a list's entry shares its line with the dash.
  if (isMap(node) && own !== '') return after && replaced(text, { start: range.start, end: after.start }, '');
  const { end } = toLineEnd(text, range);
  return end === text.length
    ? replaced(text, { start: Math.max(0, start - (text[start - 2] === '\r' ? 2 : 1)), end }, '')
    : replaced(text, { start, end: text.indexOf('\n', end) + 1 }, '');
}

/** Inserts a value into a list. */
export function insertInto(spot: Spot, at: number, value: unknown): string | undefined {
  const { text, node } = spot;
  const all = entries(spot);
  const place = Math.min(at, all.length);
  const [before, after] = [all[place - 1], all[place]];
  if (!before && !after) return written(spot, [value]);
  if (node.flow)
    return before
      ? replaced(text, { start: before.end, end: before.end }, `, ${inFlow(value)}`)
      : replaced(text, { start: after?.start ?? 0, end: after?.start ?? 0 }, `${inFlow(value)}, `);
  const beside = before ?? after ?? { start: 0, end: 0 };
  const indent = indentAt(text, beside.start).slice(2);
  const lines = withBreaks(text, indent + asItem(value, indent));
  const newLine = withBreaks(text, '\n');
  if (!before)
    return replaced(
      text,
      { start: lineStart(text, beside.start), end: lineStart(text, beside.start) },
      lines + newLine,
    );
  const { end } = toLineEnd(text, before);
  return replaced(text, { start: end, end }, newLine + lines);
}

/** Moves an entry of a list. Comments and blank lines between entries stay where they are. */
export function moveIn(spot: Spot, from: number, to: number): string | undefined {
  const { text, node } = spot;
  const ranges = entries(spot).map((range) =>
    node.flow ? range : { start: lineStart(text, range.start), end: toLineEnd(text, range).end },
  );
  const parts = ranges.map(({ start, end }) => text.slice(start, end));
  parts.splice(to, 0, ...parts.splice(from, 1));
  return ranges.reduceRight((result, range, n) => replaced(result, range, parts[n] ?? ''), text);
}
