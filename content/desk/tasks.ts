import { type Edit, type Step, type Values, valueAt } from './edits';

/** A text in each language, by its code. */
type Texts = Readonly<Record<string, string>>;

const sessions = 'data/sessions.yaml';

/** What was written in each language for a file of words; a language that is begun may not have that file yet. */
function inFiles<T>(
  values: Values,
  name: string,
  said: Readonly<Record<string, T>>,
): [file: string, said: T][] {
  return Object.entries(said)
    .map(([locale, texts]): [string, T] => [`data/${locale}/${name}.yaml`, texts])
    .filter(([file]) => values[file] !== undefined);
}

/** An edit that writes a value over what stands there, if it is another one. */
function put(values: Values, file: string, path: readonly Step[], after: unknown): Edit[] {
  const before = valueAt(values[file], path);
  return before === after ? [] : [{ kind: 'set', file, path, before, after }];
}

/** What is new about a session: that it does not take place, or its new time, venue or both. */
export type SessionNews = { cancelled: true } | { moved: { starts?: string; ends?: string; venue?: string } };

/**
 * Cancels or moves a session: it keeps its id and its old time, and says why in every language. Calendars know the new version
 * by its number and its time.
 *
 * @param now the local time of the academy, `2025-09-20T18:30`
 */
export function changeSession(
  values: Values,
  id: string,
  news: SessionNews,
  reasons: Texts,
  now: string,
): Edit[] {
  // What is not said anew of a move stays as it was.
  const moved = 'moved' in news && { ...Object(valueAt(values[sessions], [id, 'moved'])), ...news.moved };
  const change = { cancelled: undefined, ...news, moved: moved || undefined };
  const revision = Number(valueAt(values[sessions], [id, 'revision']) ?? 0) + 1;
  return [
    ...Object.entries({ ...change, revision, changed: now }).flatMap(([key, value]) =>
      put(values, sessions, [id, key], value),
    ),
    ...inFiles(values, 'changes', reasons).flatMap(([file, reason]) =>
      put(values, file, ['sessions', id], { reason }),
    ),
  ];
}

/** Adds a question with its answer to a category, as its last one, in every language. */
export function addQuestion(
  values: Values,
  category: number,
  entries: Readonly<Record<string, { question: string; answer: string }>>,
): Edit[] {
  return inFiles(values, 'faq', entries).map(([file, value]): Edit => {
    const path = ['categories', category, 'entries'];
    const list = valueAt(values[file], path);
    return { kind: 'insert', file, path, at: Array.isArray(list) ? list.length : 0, value };
  });
}

/** Says how an event went, in every language. An empty text says nothing. */
export function tellResult(
  values: Values,
  id: string,
  said: Readonly<Record<string, { result: string; report: string }>>,
): Edit[] {
  return inFiles(values, 'events', said).flatMap(([words, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => put(values, words, [id, key], text.trim() || undefined)),
  );
}

/** What a notice is: from when until when, how important, and where it is said. */
interface NoticeFacts {
  starts: string;
  ends: string;
  importance: string;
  where: unknown;
}

/** Puts up a notice, as the last one, in every language. Its id, which nobody sees, is the day on which it begins. */
export function addNotice(
  values: Values,
  facts: NoticeFacts,
  words: Readonly<Record<string, { title: string; text: string }>>,
): Edit[] {
  const file = 'data/notices.yaml';
  const list = Array.isArray(values[file]) ? values[file] : [];
  const day = `notice-${facts.starts.slice(0, 10)}`;
  const taken = new Set(list.map(({ id }) => id));
  let id = day;
  for (let n = 2; taken.has(id); n += 1) id = `${day}-${n}`;
  return [
    { kind: 'insert', file, path: [], at: list.length, value: { id, ...facts } },
    ...inFiles(values, 'notices', words).flatMap(([said, texts]) => put(values, said, [id], texts)),
  ];
}

/** Adds an event: its facts in the order of the days, and its words in every language. */
export function addEvent(
  values: Values,
  facts: { id: string; starts: string } & Readonly<Record<string, unknown>>,
  words: Readonly<Record<string, object>>,
): Edit[] {
  const file = 'data/events.yaml';
  const list = Array.isArray(values[file]) ? values[file] : [];
  const later = list.findIndex(({ starts }) => String(starts) > facts.starts);
  return [
    { kind: 'insert', file, path: [], at: later === -1 ? list.length : later, value: facts },
    ...inFiles(values, 'events', words).flatMap(([said, texts]) => put(values, said, [facts.id], texts)),
  ];
}
