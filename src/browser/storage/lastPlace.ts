import { createStore } from './store';

/** The tab of the schedule that was looked at last in this visit, `warsaw-juniors`; in memory alone. */
export const lastPlace = createStore('');
