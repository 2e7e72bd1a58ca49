import { createStore } from './store';

/** Whether the visitor has chosen a language or closed the offer of one. */
export const offerAnswered = createStore(false);
