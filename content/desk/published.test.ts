import { type Change, drafted, type Edit, type Values } from './edits';
import { countPublished } from './published';

const file = 'data/sessions.yaml';
const base: Values = {
  [file]: [
    { id: 'first', starts: '10:00' },
    { id: 'second', starts: '11:00', note: 'a' },
  ],
  'data/en/faq.yaml': { entries: ['Why?', 'When?', 'Where?'] },
};

const change = (...edits: Edit[]): Change => ({ id: crypto.randomUUID(), edits });
const set = (path: (string | number)[], before: unknown, after: unknown, of = file): Edit => ({
  kind: 'set',
  file: of,
  path,
  before,
  after,
});

const moved = change(
  set(['first', 'moved'], undefined, { starts: '12:00' }),
  set(['first', 'revision'], undefined, 1),
);
const cancelled = change(set(['first', 'cancelled'], undefined, true), set(['first', 'revision'], 1, 2));
const added = change({
  kind: 'insert',
  file,
  path: [],
  at: 1,
  value: { id: 'new', starts: '9:00', note: 'b' },
});
const trimmed = change(set(['new', 'note'], 'b', undefined), set(['new', 'starts'], '9:00', '9:30'));
const gone = change(set(['second'], { id: 'second', starts: '11:00', note: 'a' }, undefined));
const unasked = change(set(['entries', 1], 'When?', undefined, 'data/en/faq.yaml'));
const sorted = change({
  kind: 'move',
  file,
  path: [],
  from: 0,
  to: 1,
  value: { id: 'first', starts: '10:00' },
});

it.each([
  ['moves and is cancelled', [moved, cancelled]],
  ['is added and changed', [added, trimmed]],
  ['is added, and another taken out', [added, gone]],
  ['is taken out of a list without ids', [unasked]],
  ['changes its place', [sorted]],
  ['is all of that', [moved, cancelled, added, trimmed, gone, unasked]],
])('what %s is published when the site has it', (_, changes) => {
  expect(countPublished(base, changes)).toBe(0);
  expect(countPublished(drafted(base, changes), changes)).toBe(changes.length);
});

it('what came after publishing is still to be published', () => {
  expect(countPublished(drafted(base, [moved, cancelled]), [moved, cancelled, added])).toBe(2);
});

it('what somebody else has changed since is not published', () => {
  const site = drafted(drafted(base, [moved]), [change(set(['first', 'revision'], 1, 7))]);
  expect(countPublished(site, [moved, cancelled])).toBe(0);
});

it('nothing is published of a draft without changes', () => {
  expect(countPublished(base, [])).toBe(0);
});
