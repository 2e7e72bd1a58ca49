import { readAcceptance } from './consentStorage';
import type { Store } from './store';

/** A store that is saved for the rest of the visit if the visitor has consented to storage. */
interface VisitMemory<T> {
  /** The key in session storage, which is promised (behaviour.md 24.5, 29.4). */
  key: string;
  store: Store<T>;
  /** The text to store; `undefined` if there is nothing to remember. */
  write: (value: T) => string | undefined;
  /** The value of a stored text; `undefined` if that is invalid. */
  read: (text: string) => T | undefined;
}

/** Restores what was saved earlier in this visit. Does nothing where storage is blocked. */
export function recall<T>({ key, store, read }: VisitMemory<T>): void {
  try {
    const text = window.sessionStorage.getItem(key);
    const value = text === null ? undefined : read(text);
    if (value !== undefined) store.set(value);
  } catch {}
}

/**
 * Saves the store when the visitor leaves the page, if they have consented to storage by then.
 *
 * @param version of the words that ask for consent
 * @returns a function that stops it
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
