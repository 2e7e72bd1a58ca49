import { nameOf } from './sides';
import { type OpenDesk, wordsIn } from './words';

/** An entry of a file of facts. */
type Entry = Readonly<Record<string, unknown>>;

/** The entries of a list; none if the value is not a list. */
export const entriesOf = (list: unknown): readonly Entry[] => (Array.isArray(list) ? list.map(Object) : []);

/** The entries of `data/<file>.yaml` as options, labelled by their words. */
export function entryOptions(desk: Pick<OpenDesk, 'values' | 'languages'>, file: string) {
  const words = wordsIn(desk, file);
  return entriesOf(desk.values[`data/${file}.yaml`]).map(({ id }) => ({
    value: String(id),
    label: nameOf(words[String(id)]) ?? String(id),
  }));
}
