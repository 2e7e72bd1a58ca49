import { announceHash, currentHash, isInPage, pushHash, replaceHash, subscribeToHash } from './hash';

beforeEach(() => window.history.replaceState({ key: 'gatsby' }, '', '/programs/?from=mail'));

it('is pushed on top of the page, with the entry’s own state, and Back returns', async () => {
  const { length } = window.history;
  pushHash('standards');
  expect(window.location.href).toMatch(/\/programs\/\?from=mail#standards$/);
  expect(window.history.state).toEqual({ key: 'gatsby', inPage: true });
  expect(window.history).toHaveLength(length + 1);
  expect(isInPage()).toBe(true);

  const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await back;
  expect(currentHash()).toBe('');
  expect(isInPage()).toBe(false);
});

it('is replaced, or taken away, without an entry', () => {
  const { length } = window.history;
  replaceHash('stage=ace');
  expect(currentHash()).toBe('stage=ace');
  replaceHash('');
  expect(window.location.href).toMatch(/\/programs\/\?from=mail$/);
  expect(window.history).toHaveLength(length);
  expect(window.history.state).toEqual({ key: 'gatsby' });
});

it('reports its changes to all subscribers', () => {
  const listener = jest.fn();
  const stop = subscribeToHash(listener);
  pushHash('standards');
  replaceHash('stage=ace');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  window.dispatchEvent(new PopStateEvent('popstate'));
  announceHash();
  expect(listener).toHaveBeenCalledTimes(5);
  stop();
  replaceHash('');
  announceHash();
  expect(listener).toHaveBeenCalledTimes(5);
});
