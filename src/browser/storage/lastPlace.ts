import { createStore } from './store';

/** The last open tab of the schedule, like `warsaw-juniors`; only in memory. */
export const lastPlace = createStore('');
