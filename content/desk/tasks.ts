import { type Edit, type Step, same, type Values, valueAt } from './edits';

/** A text in each language, by language code. */
type Texts = Readonly<Record<string, string>>;

const sessions = 'data/sessions.yaml';

/** Pairs each language's file of words with what was written for it, leaving out languages that do not have the file yet. */
function inFiles<T>(
  values: Values,
  name: string,
  texts: Readonly<Record<string, T>>,
): [file: string, texts: T][] {
  return Object.entries(texts)
    .map(([locale, text]): [string, T] => [`data/${locale}/${name}.yaml`, text])
    .filter(([file]) => values[file] !== undefined);
}

/** The edit that sets a value; none if the file has that value already. */
function put(values: Values, file: string, path: readonly Step[], after: unknown): Edit[] {
  const before = valueAt(values[file], path);
  return same(before, after) ? [] : [{ kind: 'set', file, path, before, after }];
}

/** A session is cancelled, or has a new time, a new venue or both. */
export type SessionNews = { cancelled: true } | { moved: { starts?: string; ends?: string; venue?: string } };

/**
 * Cancels or moves a session. It keeps its id and its old time, and gets a reason in every language. `revision` and `changed`
 * tell calendars that this is a new version. One that was moved before it is cancelled stays at its new time.
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
  // A second move keeps what it does not change of the first one.
  const change =
    'moved' in news
      ? {
          cancelled: undefined,
          moved: { ...Object(valueAt(values[sessions], [id, 'moved'])), ...news.moved },
        }
      : news;
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

/** Adds a question with its answer to the end of a category, in every language. */
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

/** Sets the result and report of an event in every language. An empty text removes the field. */
export function tellResult(
  values: Values,
  id: string,
  words: Readonly<Record<string, { result: string; report: string }>>,
): Edit[] {
  return inFiles(values, 'events', words).flatMap(([wordsFile, texts]) =>
    Object.entries(texts).flatMap(([key, text]) =>
      put(values, wordsFile, [id, key], text.trim() || undefined),
    ),
  );
}

interface NoticeFacts {
  starts: string;
  ends: string;
  importance: string;
  where: unknown;
}

/** Adds a notice as the last one, in every language. Its id, which visitors do not see, is made from its first day. */
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
    ...inFiles(values, 'notices', words).flatMap(([wordsFile, texts]) => put(values, wordsFile, [id], texts)),
  ];
}

/** Adds an event: its facts in order of date, and its words in every language. */
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
    ...inFiles(values, 'events', words).flatMap(([wordsFile, texts]) =>
      put(values, wordsFile, [facts.id], texts),
    ),
  ];
}
