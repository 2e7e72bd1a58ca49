import { isChange } from './edits';

const at = { file: 'data/events.yaml', path: ['prague', 'starts'] };

it.each([
  ['set', { ...at, kind: 'set', before: 1, after: 2 }],
  ['set of what is absent', { ...at, kind: 'set' }],
  ['insert', { ...at, kind: 'insert', at: 0, value: {} }],
  ['move', { ...at, path: [0], kind: 'move', from: 1, to: 0, value: {} }],
])('a stored change is known again: %s', (_, edit) => {
  expect(isChange(JSON.parse(JSON.stringify({ id: 'one', edits: [edit] })))).toBe(true);
});

it.each([
  ['nothing', undefined],
  ['no id', { edits: [] }],
  ['no edits', { id: 'one' }],
  ['an edit that is none', { id: 'one', edits: [null] }],
  ['an edit without a place', { id: 'one', edits: [{ kind: 'set', file: at.file }] }],
  ['a step that is none', { id: 'one', edits: [{ ...at, path: [{}], kind: 'set' }] }],
  ['a kind that there is not', { id: 'one', edits: [{ ...at, kind: 'swap' }] }],
  ['an insert that does not say where', { id: 'one', edits: [{ ...at, kind: 'insert', value: 1 }] }],
])('what cannot be a change is none: %s', (_, value) => {
  expect(isChange(value)).toBe(false);
});
