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
      { part: 'ask', tone: 'amber' },
      { part: 'profile', tone: 'green', pass },
      { part: 'others', tone: 'mint' },
      { part: 'dates', tone: 'cream' },
    ],
  },
  camps: {
    lists: notebook,
    parts: [
      { part: 'day', tone: 'cream' },
      { part: 'lists', tone: 'mint' },
      { part: 'ask', tone: 'green' },
      { part: 'dates', tone: 'amber' },
      { part: 'profile', tone: 'cream', pass, mirrored: true },
      { part: 'others', tone: 'green' },
    ],
  },
};
