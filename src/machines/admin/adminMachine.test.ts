import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import { adminInput, adminPaths } from '../../../tests/fixtures/paths/adminPaths';
import { after, done, failed, unreached } from '../../../tests/fixtures/paths/machinePaths';
import { adminMachine } from './adminMachine';

const loggedOut = (state: string) => ({ session: { loggedOut: state }, drafts: 'none' });
const loggedIn = (drafts: 'none' | 'some') => ({ session: 'loggedIn', drafts });
const context = { ...adminInput, saved: {}, drafts: {} };

const edit = (text: string) => ({ type: 'admin.edit', section: 'hero', field: 'title', text }) as const;

const table: [object, EventObject, object][] = [
  [loggedOut('ready'), { type: 'admin.login' }, loggedOut('checking')],
  [loggedOut('ready'), { type: 'admin.logout' }, loggedOut('ready')],
  [loggedOut('ready'), edit('Hello'), loggedOut('ready')],
  [loggedOut('checking'), { type: 'admin.login' }, loggedOut('checking')],
  [loggedOut('checking'), done('checkPassword', true), loggedIn('none')],
  [loggedOut('checking'), done('checkPassword', false), loggedOut('refused')],
  [loggedOut('checking'), failed('checkPassword'), loggedOut('unsupported')],
  [loggedOut('refused'), { type: 'admin.login' }, loggedOut('checking')],
  [loggedOut('unsupported'), { type: 'admin.login' }, loggedOut('checking')],
  [loggedIn('none'), edit('Hello'), loggedIn('some')],
  [loggedIn('none'), edit('Welcome'), loggedIn('none')],
  [loggedIn('none'), { type: 'admin.logout' }, loggedOut('ready')],
];

test.each(table)('in %j on %j comes %j', (from, event, to) => {
  const state = adminMachine.resolveState({ value: { ...from }, context });
  expect(after(adminMachine, state, event).value).toEqual(to);
});

test('the paths reach every state and every transition', () => {
  expect(unreached(adminMachine, adminPaths)).toEqual({ states: [], transitions: [] });
});

/** A running machine, logged in, with records of its effects. */
async function start() {
  const published = jest.fn();
  const asking = { now: false };
  const actor = createActor(
    adminMachine.provide({
      actors: {
        checkPassword: fromPromise(async () => true),
        askBeforeLeaving: fromCallback(() => {
          asking.now = true;
          return () => {
            asking.now = false;
          };
        }),
      },
      actions: { publish: (_, params) => published(params), goBack: () => {} },
    }),
    { input: adminInput },
  ).start();
  const signals: unknown[] = [];
  actor.on('*', (signal) => signals.push(signal));
  actor.send({ type: 'admin.login', password: 'right' });
  await Promise.resolve();
  await Promise.resolve();
  expect(actor.getSnapshot().value).toEqual(loggedIn('none'));
  return { actor, published, asking, signals };
}

test('publishes what was saved, with all sections that were saved before', async () => {
  const { actor, published, signals } = await start();
  actor.send({ type: 'admin.edit', section: 'team', field: 'title', text: 'Us' });
  actor.send({ type: 'admin.save', section: 'team' });
  actor.send(edit('Hello'));
  actor.send({ type: 'admin.save', section: 'hero' });
  expect(published).toHaveBeenLastCalledWith({
    locale: 'en',
    saved: {
      team: { title: 'Us', subtitle: 'People' },
      hero: { ...adminInput.originals.hero, title: 'Hello' },
    },
  });
  expect(signals).toEqual([
    { type: 'admin.saved', section: 'team' },
    { type: 'admin.saved', section: 'hero' },
  ]);
});

test.each(['', '   ', 'x'.repeat(21)])('does not save %j', async (text) => {
  const { actor, published, signals } = await start();
  actor.send(edit(text));
  actor.send({ type: 'admin.save', section: 'hero' });
  expect(published).not.toHaveBeenCalled();
  expect(signals).toEqual([{ type: 'admin.notSaved', section: 'hero' }]);
  expect(actor.getSnapshot().context.drafts.hero?.title).toBe(text);
});

test('asks before leaving while there are drafts, logged in or out, and not longer', async () => {
  const { actor, asking } = await start();
  expect(asking.now).toBe(false);
  actor.send(edit('Hello'));
  expect(asking.now).toBe(true);
  actor.send({ type: 'admin.logout' });
  expect(asking.now).toBe(true);
  actor.send({ type: 'admin.login', password: 'right' });
  await Promise.resolve();
  await Promise.resolve();
  expect(actor.getSnapshot().context.drafts.hero?.title).toBe('Hello');
  actor.send({ type: 'admin.save', section: 'hero' });
  expect(asking.now).toBe(false);
  actor.send(edit('Hi'));
  actor.send(edit('Hello'));
  expect(asking.now).toBe(false);
});
