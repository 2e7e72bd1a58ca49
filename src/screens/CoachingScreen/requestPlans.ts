import { folders } from '../../sections/CheckPanels/looks/folders';
import { notebook } from '../../sections/CheckPanels/looks/notebook';
import * as styles from '../../sections/CoachProfile/Pass.module.css';
import type { ProgramPlans } from './plans';

const { pass } = styles;

/** Programmes whose dates are agreed on. The other programmes stand on a ground that lets white toys and amber bases be seen. */
export const requestPlans: ProgramPlans = {
  corporate: {
    lists: folders,
    parts: [
      { part: 'lists', tone: 'cream' },
      { part: 'dates', tone: 'mint' },
      { part: 'profile', tone: 'green', pass },
      { part: 'ask', tone: 'amber' },
      { part: 'others', tone: 'mint' },
    ],
  },
  camps: {
    lists: notebook,
    parts: [
      { part: 'day', tone: 'cream' },
      { part: 'lists', tone: 'mint' },
      { part: 'dates', tone: 'amber' },
      { part: 'profile', tone: 'cream', pass, mirrored: true },
      { part: 'ask', tone: 'green', mirrored: true },
      { part: 'others', tone: 'mint' },
    ],
  },
};
