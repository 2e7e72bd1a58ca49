import fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { facts } from '../../tests/fixtures/content';
import type { Session } from '../calendar/weeklySessions';
import { applyEdit } from './applyEdit';
import { sessionEdits } from './plan';

const session = (city: string, group: string, day: string): Session => ({
  id: `${city}-${group}-${day}`,
  city,
  group,
  venue: `${city}-ground`,
  starts: `${day}T10:00`,
  ends: `${day}T12:00`,
});

const insert = (text: string, added: Session[]) =>
  sessionEdits(added, { ...facts, sessions: parse(text) }).reduce(
    (before, edit) => applyEdit(before, edit) ?? before,
    text,
  );

const ids = (text: string): string[] => parse(text).map(({ id }: Session) => id);

const written = `# All sessions.

# Juniors
- id: krakow-juniors-2026-10-10
  city: krakow
  group:   juniors # with odd spaces
  venue: 'krakow-ground'
  starts: 2026-10-10T10:00
  ends: 2026-10-10T12:00 # until noon
# Seniors, of another city
- { id: warsaw-seniors-2026-10-11, city: warsaw, group: seniors, venue: a, starts: 2026-10-11T10:00, ends: 2026-10-11T12:00 }
# The end.
`;

it('puts each session in its place by city, group and date, and changes no line that was there', () => {
  const text = insert(written, [
    session('warsaw', 'seniors', '2026-10-18'),
    session('krakow', 'juniors', '2026-10-17'),
    session('krakow', 'juniors', '2026-10-03'),
    session('warsaw', 'juniors', '2026-10-04'),
  ]);
  expect(ids(text)).toEqual([
    'krakow-juniors-2026-10-03',
    'krakow-juniors-2026-10-10',
    'krakow-juniors-2026-10-17',
    'warsaw-juniors-2026-10-04',
    'warsaw-seniors-2026-10-11',
    'warsaw-seniors-2026-10-18',
  ]);
  expect(text).toContain(`ends: 2026-10-10T12:00 # until noon
- id: krakow-juniors-2026-10-17
  city: krakow
  group: juniors
  venue: krakow-ground
  starts: 2026-10-17T10:00
  ends: 2026-10-17T12:00
- id: warsaw-juniors-2026-10-04
`);
  expect(text).toMatch(/ends: 2026-10-18T12:00\n# The end\.\n$/);
  expect(without(text, written)).toBe(written);
});

it.each([
  ['no line break at its end', written.trimEnd().replace(/\n# The end\.$/, '')],
  ['the line breaks of Windows', written.replaceAll('\n', '\r\n')],
  ['an indented list', written.replace(/^(?=.)/gm, '  ')],
])('keeps a text with %s as it is', (_, text) => {
  const result = insert(text, [
    session('krakow', 'juniors', '2026-10-17'),
    session('warsaw', 'seniors', '2026-12-06'),
  ]);
  expect(ids(result)).toEqual([
    'krakow-juniors-2026-10-10',
    'krakow-juniors-2026-10-17',
    'warsaw-seniors-2026-10-11',
    'warsaw-seniors-2026-12-06',
  ]);
  expect(without(result, text).trimEnd()).toBe(text.trimEnd());
});

it('begins an empty list in lines, and keeps its comment', () => {
  const result = insert('# None yet.\n[]\n', [session('krakow', 'juniors', '2026-10-17')]);
  expect(result).toMatch(/^# None yet\.\n- id: krakow-juniors-2026-10-17\n {2}city: krakow\n/);
});

it('keeps what was there and its order, whatever that is, and adds each session once', () => {
  const sessions = fc.uniqueArray(
    fc
      .tuple(
        fc.constantFrom('krakow', 'warsaw'),
        fc.constantFrom('juniors', 'seniors'),
        fc.integer({ min: 10, max: 28 }),
      )
      .map(([city, group, day]) => session(city, group, `2026-10-${day}`)),
    { selector: ({ id }) => id, minLength: 2, maxLength: 6 },
  );
  fc.assert(
    fc.property(sessions, fc.nat(), (all, cut) => {
      const there = all.slice(0, 1 + (cut % (all.length - 1)));
      const added = all.slice(there.length);
      const text = stringify(there);
      const result = insert(text, added);
      expect(without(result, text)).toBe(text);
      expect(ids(result).filter((id) => there.some((old) => old.id === id))).toEqual(ids(text));
      expect(ids(result).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      // Of a list in order, the result is in order.
      const inOrder = insert(stringify([...parse(insert('[]', there))]), added);
      expect(ids(inOrder)).toEqual(ids(insert('[]', all)));
    }),
  );
});

/** The text without the lines that it has and the other does not, in their order. */
function without(text: string, other: string): string {
  const rest = other.split('\n');
  return text
    .split('\n')
    .filter((line) => {
      if (line !== rest[0]) return false;
      rest.shift();
      return true;
    })
    .join('\n');
}
