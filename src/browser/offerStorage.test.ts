import { storeAcceptance } from './consentStorage';
import { offerAnswered } from './offerAnswered';
import { forgetAnswer, keepAnswer, recallAnswer } from './offerStorage';

const accept = (version: number) =>
  storeAcceptance(localStorage, { version, language: 'en', time: '2025-09-01T10:00:00.000Z' });

const leave = () => window.dispatchEvent(new Event('pagehide'));

let end = () => {};
beforeEach(() => {
  end = keepAnswer(2);
});
afterEach(() => {
  end();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  offerAnswered.set(false);
});

test('an answer is stored when the page is left, and recalled by the next', () => {
  accept(2);
  offerAnswered.set(true);
  expect(sessionStorage).toHaveLength(0);
  leave();
  offerAnswered.set(false);
  recallAnswer();
  expect(offerAnswered.get()).toBe(true);
});

test.each([
  ['without consent', () => offerAnswered.set(true)],
  [
    'with consent to other words',
    () => {
      accept(1);
      offerAnswered.set(true);
    },
  ],
  ['without an answer', () => accept(2)],
])('%s nothing is stored', (_, arrange) => {
  arrange();
  leave();
  expect(sessionStorage).toHaveLength(0);
});

test('what was stored is forgotten on demand', () => {
  accept(2);
  offerAnswered.set(true);
  leave();
  forgetAnswer();
  expect(sessionStorage).toHaveLength(0);
});

test('blocked storage is no answer', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Blocked.');
  });
  offerAnswered.set(true);
  expect(leave).not.toThrow();
  offerAnswered.set(false);
  expect(recallAnswer).not.toThrow();
  expect(offerAnswered.get()).toBe(false);
});
