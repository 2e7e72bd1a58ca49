import { honours } from '../../sections/CheckPanels/looks/honours';
import { scorebook } from '../../sections/CheckPanels/looks/scorebook';
import { tactics } from '../../sections/CheckPanels/looks/tactics';
import { CoachLetter } from '../../sections/CoachLetter/CoachLetter';
import { field } from '../../sections/ProgramFeatures/looks/field';
import { steps } from '../../sections/ProgramFeatures/looks/steps';
import type { ProgramPlans } from './plans';

/** Programmes with regular sessions. What counts for most comes first, and no two pages look the same. */
export const regularPlans: ProgramPlans = {
  junior: {
    features: steps,
    lists: tactics,
    parts: [
      { part: 'features', tone: 'cream' },
      { part: 'dates', tone: 'amber' },
      { part: 'lists', tone: 'white' },
      { part: 'profile', tone: 'cream' },
      { part: 'ask', tone: 'mint', mirrored: true },
      { part: 'others', tone: 'green' },
    ],
  },
  adult: {
    features: field,
    lists: scorebook,
    parts: [
      { part: 'features', tone: 'green' },
      { part: 'dates', tone: 'cream' },
      { part: 'lists', tone: 'mint' },
      { part: 'profile', tone: 'green', mirrored: true, letter: CoachLetter },
      { part: 'others', tone: 'mint' },
    ],
  },
  women: {
    lists: honours,
    parts: [
      { part: 'features', tone: 'cream' },
      { part: 'lists', tone: 'coral' },
      { part: 'dates', tone: 'green' },
      { part: 'profile', tone: 'amber', letter: CoachLetter },
      { part: 'others', tone: 'green' },
    ],
  },
};
