import { readAcceptance } from './consentStorage';
import { offerAnswered } from './offerAnswered';

/** Promised (behaviour.md 24.5). */
const key = 'language-offer';
const answered = 'answered';

/** Learns what was answered earlier in this visit. Blocked storage knows of no answer. */
export function recallAnswer(): void {
  try {
    if (window.sessionStorage.getItem(key) === answered) offerAnswered.set(true);
  } catch {}
}

/**
 * The answer is in memory; when the page is left, it is stored for the rest of the visit if storing was agreed to by then.
 *
 * @param version of the words that ask for consent
 * @returns what ends it
 */
export function keepAnswer(version: number): () => void {
  const keep = () => {
    try {
      if (offerAnswered.get() && readAcceptance(window.localStorage, version))
        window.sessionStorage.setItem(key, answered);
    } catch {}
  };
  window.addEventListener('pagehide', keep);
  return () => window.removeEventListener('pagehide', keep);
}

/** @throws where storage is blocked */
export function forgetAnswer(): void {
  window.sessionStorage.removeItem(key);
}
