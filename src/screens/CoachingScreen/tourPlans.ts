import { ticket } from '../../sections/CheckPanels/looks/ticket';
import * as styles from '../../sections/CoachProfile/Pass.module.css';
import type { ProgramPlans } from './plans';

const { pass } = styles;

/** The programme that travels: what it is about comes first, then where it leads. */
export const tourPlans: ProgramPlans = {
  tours: {
    lists: ticket,
    parts: [
      { part: 'lists', tone: 'mint' },
      { part: 'journey', tone: 'amber' },
      { part: 'dates', tone: 'cream' },
      { part: 'profile', tone: 'green', pass },
      { part: 'ask', tone: 'red' },
      { part: 'others', tone: 'mint' },
    ],
  },
};
