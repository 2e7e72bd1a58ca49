import { type DeskPart, wordsIn } from '../words';

/** An entry of a file of facts. */
type Entry = Readonly<Record<string, unknown>>;

/** The entries of a list; none if it is no list. */
export const entriesOf = (list: unknown): readonly Entry[] => (Array.isArray(list) ? list.map(Object) : []);

/** A text of an entry's words. */
const textOf = (words: Entry, id: unknown, key: string) => {
  const text: unknown = Reflect.get(Object(words[String(id)]), key);
  return typeof text === 'string' ? text : String(id);
};

const optionsOf = (part: DeskPart, file: string, key: string) =>
  entriesOf(part.values[`data/${file}.yaml`]).map(({ id }) => ({
    value: String(id),
    label: textOf(wordsIn(part, file), id, key),
  }));

/** The entries of a file by their names. */
export const named = (part: DeskPart, file: 'cities' | 'venues' | 'events') =>
  optionsOf(part, file, file === 'events' ? 'title' : 'name');

/** The groups by their names. */
export const groupNames = (part: DeskPart) => optionsOf(part, 'groups', 'label');

/** The sessions that are not over and not cancelled, the next one first, each with day, time, city and group. */
export function sessionNames(part: DeskPart, now: string) {
  const locale = part.languages[0]?.code;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const [cities, groups] = [wordsIn(part, 'cities'), wordsIn(part, 'groups')];
  return (
    entriesOf(part.values['data/sessions.yaml'])
      .map((session) => ({ ...session, ...Object(session.moved) }))
      // While somebody types, a date may be none.
      .filter(({ starts }) => !Number.isNaN(Date.parse(dayOf(starts))))
      .filter(({ ends, cancelled }) => String(ends) >= now && !cancelled)
      .sort((a, b) => (String(a.starts) < String(b.starts) ? -1 : 1))
      .map(({ id, starts, city, group }) => ({
        value: String(id),
        label: `${day.format(new Date(dayOf(starts)))}, ${String(starts).slice(11)}, ${textOf(cities, city, 'name')}, ${textOf(groups, group, 'label')}`,
      }))
  );
}

const dayOf = (starts: unknown) => `${String(starts).slice(0, 10)}T00:00Z`;
