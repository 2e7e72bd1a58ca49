import { useSyncExternalStore } from 'react';

/** A value that outlives the components that show it, until the page is reloaded. */
export interface Store<T> {
  readonly initial: T;
  get: () => T;
  set: (value: T) => void;
  /** Calls `listener` after every `set`. @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

/** A store that holds `initial` until the first `set`. */
export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The part of a store's value that `select` picks; that of the initial value on the server and while hydrating. */
export function useStore<T, Part>(store: Store<T>, select: (value: T) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}
