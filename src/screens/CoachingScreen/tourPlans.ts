import { ticket } from '../../sections/CheckPanels/looks/ticket';
import { CoachLetter } from '../../sections/CoachLetter/CoachLetter';
import type { ProgramPlans } from './plans';

/** The programme that travels: what it is about comes first, then where it leads. */
export const tourPlans: ProgramPlans = {
  tours: {
    lists: ticket,
    parts: [
      { part: 'lists', tone: 'mint' },
      { part: 'journey', tone: 'amber' },
      { part: 'dates', tone: 'cream' },
      { part: 'profile', tone: 'green', letter: CoachLetter },
      { part: 'others', tone: 'mint' },
    ],
  },
};
