import { act, renderHook } from '@testing-library/react';
import { createStore, useStore } from './store';

it('shows what it holds, and follows', () => {
  const store = createStore({ runs: 0 });
  const { result } = renderHook(() => useStore(store, ({ runs }) => runs));
  expect(result.current).toBe(0);
  act(() => store.set({ runs: 6 }));
  expect(result.current).toBe(6);
  expect(store.get()).toEqual({ runs: 6 });
});

it('shows its initial value while hydrating, whatever it holds', () => {
  const store = createStore('first');
  store.set('second');
  const shown: string[] = [];
  renderHook(() => shown.push(useStore(store, (text) => text)), { hydrate: true });
  expect(shown).toEqual(['first', 'second']);
});

it('stops telling those who have unsubscribed', () => {
  const store = createStore(0);
  const listener = jest.fn();
  const stop = store.subscribe(listener);
  store.set(1);
  stop();
  store.set(2);
  expect(listener).toHaveBeenCalledTimes(1);
});
