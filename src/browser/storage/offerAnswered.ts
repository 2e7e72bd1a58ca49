import { createStore } from './store';

/** Whether the visitor has chosen a language or closed the offer of one. */
export const offerAnswered = createStore(false);

const answered = 'answered';

/** Keeps it for the rest of the visit: `visitStorage.ts`. */
export const offerMemory = {
  key: 'language-offer',
  store: offerAnswered,
  write: (value: boolean) => (value ? answered : undefined),
  read: (text: string) => text === answered || undefined,
};
