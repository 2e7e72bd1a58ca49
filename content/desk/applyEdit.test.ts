import { parse } from 'yaml';
import { applyEdit } from './applyEdit';
import type { Step } from './edits';

const file = 'data/a.yaml';

const set = (text: string, path: Step[], before: unknown, after: unknown) =>
  applyEdit(text, { file, kind: 'set', path, before, after });

const text = `# Everything about it.
name: 'An academy' # for now
long: >-
  The first line of a text that goes on and on,
  the second one, with more of the same,
  and the last one.
pair: { a: one, b: "two" }
none: {}
list: [x, y]
# The people.
people:
  - id: ann
    # She came first.
    role: Coach
  - id: bob
    role: Keeper
end: true
`;

describe('an edit changes its own lines alone', () => {
  const cases: [what: string, path: Step[], before: unknown, after: unknown, from: string, to: string][] = [
    ['a quoted text', ['name'], 'An academy', "The club's", "'An academy'", "'The club''s'"],
    ['a text in braces', ['pair', 'a'], 'one', 'one, two', 'a: one,', 'a: "one, two",'],
    ['a quoted text in braces', ['pair', 'b'], 'two', '2', '"two"', '"2"'],
    ['a number', ['end'], true, 12, 'end: true', 'end: 12'],
    [
      'an entry by its id',
      ['people', 'bob', 'role'],
      'Keeper',
      'Bowler: fast',
      'role: Keeper',
      'role: "Bowler: fast"',
    ],
    [
      'a new key',
      ['people', 'ann', 'name'],
      undefined,
      'Ann',
      'role: Coach\n',
      'role: Coach\n    name: Ann\n',
    ],
    ['a new key in braces', ['pair', 'c'], undefined, 'x', '"two" }', '"two", c: x }'],
    [
      'the first key',
      ['none', 'ann'],
      undefined,
      { reason: 'Rain.' },
      'none: {}',
      'none:\n  ann:\n    reason: Rain.',
    ],
    ['a key less', ['people', 'bob', 'role'], 'Keeper', undefined, '    role: Keeper\n', ''],
    [
      'the first key of an entry less',
      ['people', 'bob', 'id'],
      'bob',
      undefined,
      '- id: bob\n    role',
      '- role',
    ],
    ['a key less in braces', ['pair', 'b'], 'two', undefined, ', b: "two"', ''],
    [
      'an item less',
      ['people', 'bob'],
      { id: 'bob', role: 'Keeper' },
      undefined,
      '  - id: bob\n    role: Keeper\n',
      '',
    ],
    ['an item less in brackets', ['list', 0], 'x', undefined, '[x, y]', '[y]'],
    ['a collection for a text', ['end'], true, { of: ['it'] }, 'end: true', 'end:\n  of:\n    - it'],
  ];
  it.each(cases)('%s', (_, path, before, after, from, to) => {
    expect(set(text, path, before, after)).toBe(text.replace(from, to));
    // On Windows, too.
    const windows = (lines: string) => lines.replaceAll('\n', '\r\n');
    expect(set(windows(text), path, before, after)).toBe(windows(text.replace(from, to)));
  });

  it('in a folded text, the lines before and after the words that changed', () => {
    const { long } = parse(text);
    expect(set(text, ['long'], long, long.replace('second one', 'middle'))).toBe(
      text.replace('the second one,', 'the middle,'),
    );
    expect(set(text, ['long'], long, `${long} Really.`)).toBe(text.replace('last one.', 'last one. Really.'));
  });

  it('a long text becomes a folded one', () => {
    const words = 'word '.repeat(40).trim();
    expect(set(text, ['people', 'ann', 'role'], 'Coach', words)).toContain(
      `role: >-\n      ${'word '.repeat(23).trim()}\n      ${'word '.repeat(17).trim()}\n  - id: bob`,
    );
  });

  it('inserting and moving', () => {
    const insert = (path: Step[], at: number, value: unknown) =>
      applyEdit(text, { file, kind: 'insert', path, at, value });
    expect(insert(['people'], 1, { id: 'eve', role: 'All' })).toBe(
      text.replace('  - id: bob', '  - id: eve\n    role: All\n  - id: bob'),
    );
    expect(insert(['people'], 0, { id: 'eve' })).toBe(
      text.replace('  - id: ann', '  - id: eve\n  - id: ann'),
    );
    expect(insert(['list'], 2, 'z')).toBe(text.replace('[x, y]', '[x, y, z]'));
    const ann = { id: 'ann', role: 'Coach' };
    expect(applyEdit(text, { file, kind: 'move', path: ['people'], from: 0, to: 1, value: ann })).toContain(
      'people:\n  - id: bob\n    role: Keeper\n  - id: ann\n    # She came first.\n    role: Coach\nend',
    );
  });
});

it('an edit that does not find what it expects is not made', () => {
  expect(set(text, ['name'], 'Another', 'New')).toBeUndefined();
  expect(set(text, ['people', 'eve', 'role'], undefined, 'New')).toBeUndefined();
  expect(applyEdit(text, { file, kind: 'move', path: ['list'], from: 0, to: 1, value: 'y' })).toBeUndefined();
});

it('a notation that nobody here uses is read as it was meant nevertheless', () => {
  expect(parse(set('? a\n: b\n? c\n: d\n', ['a'], 'b', { x: 1 }) ?? '')).toEqual({ a: { x: 1 }, c: 'd' });
  expect(
    parse(applyEdit('-\n  - a\n-\n  - b\n', { file, kind: 'insert', path: [], at: 2, value: 'c' }) ?? ''),
  ).toEqual([['a'], ['b'], 'c']);
});
