import { useSyncExternalStore } from 'react';

/** A value that lives above the components which show it, as long as the page. */
export interface Store<T> {
  readonly initial: T;
  get: () => T;
  set: (value: T) => void;
  /** Tells `listener` of every `set`. @returns what stops it */
  subscribe: (listener: () => void) => () => void;
}

/** A store that holds `initial` until it is told otherwise. */
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

/** What a store holds, or the part that `select` takes; of the initial value on the server and while hydrating. */
export function useStore<T, Part>(store: Store<T>, select: (value: T) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}
