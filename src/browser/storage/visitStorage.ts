import { readAcceptance } from './consentStorage';
import type { Store } from './store';

/** Something that the open page knows and that is stored for the rest of the visit, once storing was agreed to. */
interface VisitMemory<T> {
  /** In session storage; promised (behaviour.md 24.5, 29.4). */
  key: string;
  store: Store<T>;
  /** As it is stored; `undefined` while there is nothing to remember. */
  write: (value: T) => string | undefined;
  /** From what was stored; `undefined` if that means nothing. */
  read: (text: string) => T | undefined;
}

/** Puts what was stored earlier in this visit into the store. Blocked storage remembers nothing. */
export function recall<T>({ key, store, read }: VisitMemory<T>): void {
  try {
    const text = window.sessionStorage.getItem(key);
    const value = text === null ? undefined : read(text);
    if (value !== undefined) store.set(value);
  } catch {}
}

/**
 * From now on stores what is remembered when the page is left, if storing was agreed to by then.
 *
 * @param version of the words that ask for consent
 * @returns what ends it
 */
export function keep<T>({ key, store, write }: VisitMemory<T>, version: number): () => void {
  const onLeave = () => {
    try {
      const text = write(store.get());
      if (text !== undefined && readAcceptance(window.localStorage, version))
        window.sessionStorage.setItem(key, text);
    } catch {}
  };
  window.addEventListener('pagehide', onLeave);
  return () => window.removeEventListener('pagehide', onLeave);
}

/** @throws where storage is blocked */
export function forget({ key }: Pick<VisitMemory<unknown>, 'key'>): void {
  window.sessionStorage.removeItem(key);
}
