import { createActor, type EventObject, fromCallback, fromPromise, waitFor } from 'xstate';
import {
  deskChange,
  deskOpened,
  deskPaths,
  deskReviews,
  deskStale,
} from '../../../tests/fixtures/paths/deskPaths';
import { after, done, failed, unreached } from '../../../tests/fixtures/paths/machinePaths';
import { Outcomes } from '../../../tests/fixtures/paths/outcomes';
import { deskMachine } from './deskMachine';
import type { Kept, Opened } from './deskTypes';
import { Refusal, type RefusalKind } from './github/refusal';
import type { Outcome, Publication, ToGitHub } from './publication';

const { right, wrong, conflict } = deskReviews;
const open = (state: string, draft = 'kept') => ({ work: { open: state }, draft });
const changes = [deskChange];
const publication: Publication = { way: 'patch' };
const publish = { type: 'desk.publish', publication } as const;
const context = {
  publication,
  opened: deskOpened,
  changes,
  past: [],
  future: [],
  kept: changes,
  review: right,
};
const change = { type: 'desk.change', change: { ...deskChange, id: 'two' } };

const table: [object, EventObject, object][] = [
  [{ work: 'loading', draft: 'kept' }, done('open', deskOpened), open('checking')],
  [{ work: 'loading', draft: 'kept' }, failed('open'), { work: 'unavailable', draft: 'kept' }],
  [{ work: 'unavailable', draft: 'kept' }, { type: 'desk.retry' }, { work: 'loading', draft: 'kept' }],
  [open('checking'), done('check', right), open('editing')],
  [open('checking'), done('check', wrong), open('editing')],
  [open('checking'), done('check', conflict), open('conflict')],
  [open('checking'), failed('check'), { work: 'unavailable', draft: 'kept' }],
  [open('editing'), change, open('checking', 'keeping')],
  [open('editing'), { type: 'desk.undo' }, open('editing')],
  [open('editing'), publish, open('publishing')],
  [open('conflict'), publish, open('conflict')],
  [
    open('conflict'),
    { type: 'desk.choose', id: 'one', stale: deskStale, mine: false } as EventObject,
    open('checking', 'keeping'),
  ],
  [open('publishing'), change, open('publishing')],
  [open('publishing', 'elsewhere'), { type: 'desk.load' }, open('publishing', 'elsewhere')],
  [open('publishing'), done('publish', 'published'), open('published')],
  [open('publishing'), done('publish', { link: 'https://github.com/a/b/pull/1' }), open('published')],
  // A double click.
  [open('publishing'), publish, open('publishing')],
  [open('publishing'), done('publish', 'offline'), open('offline')],
  [open('publishing'), failed('publish'), open('failed')],
  [open('failed'), { type: 'desk.retry' }, open('publishing')],
  [open('offline'), { type: 'desk.back' }, open('editing')],
  [open('editing', 'keeping'), done('keep', { stamp: 'b' }), open('editing', 'kept')],
  [open('editing', 'keeping'), done('keep'), open('editing', 'elsewhere')],
  [open('editing', 'keeping'), failed('keep'), open('editing', 'unkept')],
  [open('editing', 'elsewhere'), { type: 'desk.takeOver' }, open('editing', 'keeping')],
  [open('editing', 'elsewhere'), { type: 'desk.load' }, { work: 'loading', draft: 'kept' }],
];

test.each(table)('in %j on %j comes %j', (from, event, to) => {
  const state = deskMachine.resolveState({ value: { ...from }, context });
  expect(after(deskMachine, state, event).value).toEqual(to);
});

test('the draft of another tab is loaded, also if this one was edited since', () => {
  const state = deskMachine.resolveState({ value: open('editing', 'elsewhere'), context });
  const edited = after(deskMachine, state, change);
  expect(edited.value).toEqual(open('checking', 'elsewhere'));
  const loading = after(deskMachine, edited, { type: 'desk.load' });
  expect(loading.value).toEqual({ work: 'loading', draft: 'kept' });
  const opened = after(deskMachine, loading, done('open', { ...deskOpened, stamp: 'b' }));
  expect(opened.context).toMatchObject({ changes: [], stamp: 'b' });
  expect(after(deskMachine, opened, change).value).toEqual(open('checking', 'keeping'));
});

test.each(['unkept', 'elsewhere', 'keeping'])(
  'after the check broke down, a draft that is %s is still there',
  (draft) => {
    const state = deskMachine.resolveState({ value: open('editing', draft), context });
    const edited = after(deskMachine, state, change);
    const retried = [
      failed('check'),
      { type: 'desk.retry' },
      done('open', { ...deskOpened, stamp: 'b' }),
    ].reduce((before, event) => after(deskMachine, before, event), edited);
    expect(retried.value).toMatchObject({ work: { open: 'checking' } });
    expect(retried.context.changes).toEqual(edited.context.changes);
    expect(retried.context.changes).not.toEqual([]);
  },
);

test.each(['unkept', 'elsewhere'])('while the draft is %s, the browser asks before it is left', (draft) => {
  const asked = jest.fn();
  const machine = deskMachine.provide({
    actors: { askBeforeLeaving: fromCallback(() => asked()), check: fromPromise(async () => right) },
  });
  const snapshot = deskMachine.resolveState({ value: open('editing', 'keeping'), context });
  const actor = createActor(machine, { snapshot }).start();
  expect(asked).not.toHaveBeenCalled();
  const outcome = draft === 'unkept' ? failed('keep') : done('keep');
  Reflect.apply(actor.send, actor, [outcome]);
  expect(actor.getSnapshot().value).toEqual(open('editing', draft));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('while there is a mistake, nothing is published', () => {
  const state = deskMachine.resolveState({ value: open('editing'), context: { ...context, review: wrong } });
  expect(state.can(publish)).toBe(false);
});

const gitHub: ToGitHub = {
  ...{ way: 'github', repository: 'academy/site', token: 'secret', direct: false, title: 'Content' },
};
const publishing = () =>
  after(deskMachine, deskMachine.resolveState({ value: open('editing'), context }), {
    ...publish,
    publication: gitHub,
  } as EventObject);

test('a token that GitHub does not know is forgotten, and no retry is offered', () => {
  expect(publishing().context.publication).toEqual(gitHub);
  const refuse = (kind: RefusalKind) =>
    after(deskMachine, publishing(), { ...failed('publish'), error: new Refusal(kind, 'No') } as EventObject);
  expect(refuse('unknown').context).toMatchObject({
    publication: undefined,
    failure: { kind: 'unknown', message: 'No' },
  });
  expect(refuse('unknown').can({ type: 'desk.retry' })).toBe(false);
  expect(refuse('limited').context.publication).toEqual(gitHub);
  expect(refuse('limited').can({ type: 'desk.retry' })).toBe(true);
});

test('the token is not among what is kept', async () => {
  const kept: unknown[] = [];
  const sent: unknown[] = [];
  const actor = createActor(
    deskMachine.provide({
      actors: {
        open: fromPromise(async () => deskOpened),
        check: fromPromise(async () => right),
        keep: fromPromise(async ({ input }) => {
          kept.push(input);
          return { stamp: 'a' };
        }),
        publish: fromPromise(async ({ input }) => {
          sent.push(input);
          return { link: 'https://github.com/academy/site/pull/1' };
        }),
        askBeforeLeaving: fromCallback(() => {}),
      },
    }),
  ).start();
  await waitFor(actor, (state) => state.matches({ work: { open: 'editing' } }));
  actor.send({ type: 'desk.change', change: deskChange });
  await waitFor(actor, (state) => state.can({ type: 'desk.publish', publication: gitHub }));
  actor.send({ type: 'desk.publish', publication: gitHub });
  actor.send({ type: 'desk.publish', publication: gitHub });
  await waitFor(actor, (state) => state.matches({ work: { open: 'published' } }));
  actor.send({ type: 'desk.back' });
  actor.send({ type: 'desk.change', change: { ...deskChange, id: 'two', edits: [] } });
  await waitFor(actor, (state) => state.matches({ draft: 'kept' }));
  expect(sent).toEqual([{ files: right.files, publication: gitHub }]);
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toContain(gitHub.token);
});

test('what GitHub has is still in the draft, with its address; what is in `data/` is not', () => {
  const link = 'https://github.com/academy/site/pull/1';
  expect(after(deskMachine, publishing(), done('publish', { link })).context).toMatchObject({
    link,
    changes,
  });
  const writing = deskMachine.resolveState({
    value: open('publishing'),
    context: { ...context, publication: { way: 'develop' } },
  });
  expect(after(deskMachine, writing, done('publish', 'published')).context).toMatchObject({
    changes: [],
    past: [],
  });
});

test('what is typed into a field is one step for undo, unless something else was done in between', () => {
  const typed = (before: string, after: string) => ({
    type: 'desk.change',
    change: { id: after, edits: [{ ...at, before, after }] },
  });
  const at = { kind: 'set', file: 'data/en/faq.yaml', path: ['title'] };
  const afterAll = (...events: EventObject[]) =>
    events.reduce(
      (before, event) => after(deskMachine, before, event),
      deskMachine.resolveState({ value: open('editing'), context }),
    ).context;
  const [one, two, back] = [typed('', 'J'), typed('J', 'Ja'), typed('Ja', '')];
  const [undo, drop] = [{ type: 'desk.undo' }, { type: 'desk.drop', id: deskChange.id }];
  expect(afterAll(one, two)).toMatchObject({ past: [changes] });
  expect(afterAll(one, two, undo)).toMatchObject({ changes, past: [] });
  expect(afterAll(one, two, back)).toMatchObject({ changes, past: [] });
  expect(afterAll(one, drop, two).past).toHaveLength(3);
  expect(afterAll(one, two, undo, { type: 'desk.redo' }, back).past).toHaveLength(2);
});

test('the paths reach every state and every transition', () => {
  expect(unreached(deskMachine, deskPaths)).toEqual({ states: [], transitions: [] });
});

test('a draft is kept with each change, undone and redone; what was published is forgotten', async () => {
  const outcomes = new Outcomes();
  const kept: string[][] = [];
  const actor = createActor(
    deskMachine.provide({
      actors: {
        open: fromPromise(() => outcomes.wait<Opened>('open')),
        check: fromPromise(() => outcomes.wait<typeof right>('check')),
        keep: fromPromise(async ({ input }): Promise<Kept> => {
          kept.push(input.changes.map(({ id }) => id));
          return { stamp: 'a' };
        }),
        publish: fromPromise(() => outcomes.wait<Outcome>('publish')),
        askBeforeLeaving: fromCallback(() => {}),
      },
    }),
  ).start();
  const settled = async (name: string, output: unknown) => {
    outcomes.settle(name, output);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const ids = () => actor.getSnapshot().context.changes.map(({ id }) => id);
  await settled('open', deskOpened);
  actor.send({ type: 'desk.change', change: deskChange });
  actor.send({ type: 'desk.change', change: { ...deskChange, id: 'two', edits: [] } });
  expect(ids()).toEqual(['one', 'two']);
  actor.send({ type: 'desk.undo' });
  expect(ids()).toEqual(['one']);
  actor.send({ type: 'desk.redo' });
  actor.send({ type: 'desk.drop', id: 'two' });
  expect(ids()).toEqual(['one']);
  await settled('check', { ...right, changes: [{ id: 'one', differences: [], made: true }] });
  expect(ids()).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(kept.at(-1)).toEqual([]);
});
