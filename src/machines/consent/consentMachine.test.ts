import { createActor, type EventObject, fromPromise } from 'xstate';
import { consentInput, consentPaths } from '../../../tests/fixtures/paths/consentPaths';
import { after, done, failed, unreached } from '../../../tests/fixtures/paths/machinePaths';
import { consentMachine } from './consentMachine';

const inState = (value: string, checked = false) =>
  createActor(consentMachine, { input: consentInput, snapshot: snapshot(value, checked) });

const snapshot = (value: string, checked: boolean) =>
  consentMachine.resolveState({ value, context: { ...consentInput, checked } });

const table: [string, EventObject & { output?: unknown }, string][] = [
  ['reading', done('readConsent', true), 'accepted'],
  ['reading', done('readConsent', false), 'asking'],
  ['reading', failed('readConsent'), 'asking'],
  ['reading', { type: 'consent.reopen' }, 'withdrawing'],
  ['asking', { type: 'consent.accept' }, 'asking'],
  ['asking', { type: 'consent.decline' }, 'dismissed'],
  ['asking', { type: 'consent.close' }, 'dismissed'],
  ['asking', { type: 'consent.readPolicy' }, 'dismissed'],
  ['storing', done('storeConsent'), 'accepted'],
  ['storing', failed('storeConsent'), 'dismissed'],
  ['accepted', { type: 'consent.reopen' }, 'withdrawing'],
  ['dismissed', { type: 'consent.reopen' }, 'withdrawing'],
  ['withdrawing', done('withdrawConsent'), 'asking'],
  ['withdrawing', failed('withdrawConsent'), 'asking'],
];

test.each(table)('in %s on %j comes %s', (from, event, to) => {
  expect(after(consentMachine, snapshot(from, false), event).value).toBe(to);
});

test('accepts once the box is checked, and not before', () => {
  expect(inState('asking').getSnapshot().can({ type: 'consent.accept' })).toBe(false);
  expect(inState('asking', true).getSnapshot().can({ type: 'consent.accept' })).toBe(true);
});

test('the paths reach every state and every transition', () => {
  expect(unreached(consentMachine, consentPaths)).toEqual({ states: [], transitions: [] });
});

test('gives storage the version and the language that was read', async () => {
  const stored = jest.fn(async (_input: unknown) => {});
  const machine = consentMachine.provide({
    actors: {
      readConsent: fromPromise(async () => false),
      storeConsent: fromPromise(({ input }) => stored(input)),
    },
  });
  const actor = createActor(machine, { input: consentInput }).start();
  await Promise.resolve();
  actor.send({ type: 'consent.language', language: 'pl' });
  actor.send({ type: 'consent.check', checked: true });
  actor.send({ type: 'consent.accept' });
  expect(stored).toHaveBeenCalledWith({ version: 1, language: 'pl' });
});
