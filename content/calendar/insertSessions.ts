import { isSeq, type Node, parseDocument, stringify } from 'yaml';
import type { Facts } from '../files';
import { editText } from '../yaml/editText';
import type { Session } from './weeklySessions';

/**
 * Inserts sessions into the text of `data/sessions.yaml`, sorted by city, group and date, in the order of the facts. Only lines are
 * added; the existing text stays as it is, letter by letter.
 *
 * @param facts the current facts, including the sessions in `text`
 */
export function insertSessions(
  text: string,
  added: readonly Session[],
  facts: Pick<Facts, 'cities' | 'groups' | 'sessions'>,
): string {
  const places = sessionPlaces(added, facts);
  const list: unknown = parseDocument(text).contents;
  if (!isSeq<Node>(list)) throw new TypeError('data/sessions.yaml is no list.');
  if (list.flow || list.items.length === 0) return inLines(text, places);
  const start = lineStart(text, list.range?.[0] ?? 0);
  const indent = text.slice(start, list.range?.[0]);
  const newLine = /\r?\n/.exec(text)?.[0] ?? '\n';
  return places.reduce((result, { session, at }) => {
    const lines = stringify([session], { lineWidth: 0 }).trimEnd().split('\n');
    const entry = lines.map((line) => indent + line).join(newLine);
    const end = list.items[at - 1]?.range?.[1];
    if (end === undefined) return `${result.slice(0, start)}${entry}${newLine}${result.slice(start)}`;
    const offset = lineEnd(text, end);
    return `${result.slice(0, offset)}${newLine}${entry}${result.slice(offset)}`;
  }, text);
}

/** Where new sessions belong in the list, last one first, so that inserting one does not shift the places of the others. */
export function sessionPlaces(
  added: readonly Session[],
  facts: Pick<Facts, 'cities' | 'groups' | 'sessions'>,
): { session: Session; at: number }[] {
  const order = orderOf(facts);
  return [...added]
    .sort((a, b) => order(b, a))
    .map((session) => ({
      session,
      // After the last session that does not come later. The existing list need not be sorted.
      at: facts.sessions.findLastIndex((other) => order(other, session) <= 0) + 1,
    }));
}

/** An empty list, or one in brackets, has no lines to insert between: it is rewritten, with its comments. */
function inLines(text: string, places: readonly { session: Session; at: number }[]): string {
  return editText(text, (document) => {
    const list = document.contents;
    if (!isSeq(list)) return;
    list.flow = false;
    for (const { session, at } of places) list.items.splice(at, 0, document.createNode(session));
  });
}

/** Compares sessions by city, group and date. */
function orderOf({ cities, groups }: Pick<Facts, 'cities' | 'groups'>) {
  const index = (entries: readonly { id: string }[], id: string) =>
    entries.findIndex((entry) => entry.id === id);
  return (a: Session, b: Session): number =>
    index(cities, a.city) - index(cities, b.city) ||
    index(groups, a.group) - index(groups, b.group) ||
    (a.starts < b.starts ? -1 : Number(a.starts > b.starts));
}

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;

/** The end of the line on which a node ends. The node's own end may be after the line break. */
function lineEnd(text: string, end: number): number {
  const last = text.slice(0, end).replace(/\r?\n$/, '').length;
  if (last < end) return last;
  const more = text.slice(end).search(/\r?\n/);
  return more === -1 ? text.length : end + more;
}
