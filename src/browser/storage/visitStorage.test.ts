import { closedNotices, noticeMemory } from './closedNotices';
import { storeAcceptance } from './consentStorage';
import { offerAnswered, offerMemory } from './offerAnswered';
import { forget, keep, recall } from './visitStorage';

const accept = (version: number) =>
  storeAcceptance(localStorage, { version, language: 'en', time: '2025-09-01T10:00:00.000Z' });

const leave = () => window.dispatchEvent(new Event('pagehide'));

let end = () => {};
beforeEach(() => {
  const ends = [keep(offerMemory, 2), keep(noticeMemory, 2)];
  end = () => {
    for (const stop of ends) stop();
  };
});
afterEach(() => {
  end();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  offerAnswered.set(false);
  closedNotices.set([]);
});

test('an answer is stored when the page is left, and recalled by the next', () => {
  accept(2);
  offerAnswered.set(true);
  expect(sessionStorage).toHaveLength(0);
  leave();
  offerAnswered.set(false);
  recall(offerMemory);
  expect(offerAnswered.get()).toBe(true);
});

test('so are the notices that were closed', () => {
  accept(2);
  closedNotices.set(['rain', 'holiday']);
  leave();
  closedNotices.set([]);
  recall(noticeMemory);
  expect(closedNotices.get()).toEqual(['rain', 'holiday']);
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
  ['without an answer or a closed notice', () => accept(2)],
])('%s nothing is stored', (_, arrange) => {
  arrange();
  leave();
  expect(sessionStorage).toHaveLength(0);
});

test('what was stored is forgotten on demand', () => {
  accept(2);
  offerAnswered.set(true);
  leave();
  forget(offerMemory);
  expect(sessionStorage).toHaveLength(0);
});

test('blocked storage is no answer', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Blocked.');
  });
  offerAnswered.set(true);
  expect(leave).not.toThrow();
  offerAnswered.set(false);
  expect(() => recall(offerMemory)).not.toThrow();
  expect(offerAnswered.get()).toBe(false);
});
