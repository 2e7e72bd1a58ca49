/** The sessions of September 2025 by tab: behaviour.md 13.2 */
export const sessions = [
  { city: 'krakow', group: 'juniors', dates: ['Sep 13 18:00-21:00', 'Sep 27 16:00-19:00'] },
  {
    city: 'krakow',
    group: 'seniors',
    dates: ['Sep 6 18:00-19:30', 'Sep 20 18:00-19:30', 'Sep 27 19:00-22:00'],
  },
  { city: 'warsaw', group: 'juniors', dates: ['Sep 14 10:00-12:00', 'Sep 28 10:00-12:00'] },
  {
    city: 'warsaw',
    group: 'seniors',
    dates: ['Sep 7 10:00-11:30', 'Sep 21 10:00-11:30', 'Sep 28 12:00-15:00'],
  },
] as const;

/** The collections of the gallery with their numbers of pictures: behaviour.md 12.2 */
export const collections = [
  { value: 'presidents-cup', count: 10 },
  { value: 'batting-masterclass', count: 6 },
  { value: 'vistula-tournament', count: 7 },
  { value: 'high-performance-camp', count: 9 },
  { value: 'germany-juniors', count: 2 },
] as const;

/** Players in the gallery: behaviour.md 12.1 */
export const players = 16;

/** The categories of questions, and how many each has: behaviour.md 14.1 */
export const categories = [
  'General',
  'Programs & Facilities',
  'Registration & Participation',
  'Development & Progression',
] as const;
export const questionsEach = 4;

/** Milestones of the growth timeline: behaviour.md 5.1 */
export const milestones = 8;
