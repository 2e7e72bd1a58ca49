import { nameOf } from './sides';
import { type OpenDesk, wordsIn } from './words';

/** An entry of a file of facts. */
type Entry = Readonly<Record<string, unknown>>;

type Names = Pick<OpenDesk, 'values' | 'languages'>;

/** The entries of a list; none if the value is not a list. */
export const entriesOf = (list: unknown): readonly Entry[] => (Array.isArray(list) ? list.map(Object) : []);

/** The entries of `data/<file>.yaml` as options, labelled by their names. */
export function entryOptions(desk: Names, file: string) {
  const nameIn = entryNames(desk, file);
  return entriesOf(desk.values[`data/${file}.yaml`]).map((entry) => ({
    value: String(entry.id),
    label: nameIn(entry) ?? String(entry.id),
  }));
}

/** Names the entries of `data/<file>.yaml`: sessions by day, time and place, others by their words. */
export function entryNames(desk: Names, file: string): (entry: unknown) => string | undefined {
  const words = wordsIn(desk, file);
  const own = file === 'sessions' ? sessionNames(desk) : ({ id }: Entry) => nameOf(words[String(id)]);
  return (entry) => own(Object(entry)) ?? nameOf(entry);
}

function sessionNames(desk: Names): (session: Entry) => string | undefined {
  const format = new Intl.DateTimeFormat(desk.languages[0]?.code, { dateStyle: 'full', timeZone: 'UTC' });
  const [cityName, groupName] = [entryNames(desk, 'cities'), entryNames(desk, 'groups')];
  return ({ starts, city, group }) => {
    const day = Date.parse(`${String(starts).slice(0, 10)}T00:00Z`);
    // A date that is still being typed may not be one yet.
    if (Number.isNaN(day)) return undefined;
    const place = [cityName({ id: city }), groupName({ id: group })];
    return [format.format(day), String(starts).slice(11), ...place].join(', ');
  };
}
