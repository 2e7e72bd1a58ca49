/** Section 2: the groups of tabs by their values, the default first. */
export const tabs = [
  {
    route: '/programs/',
    values: ['focus-areas', 'standards', 'coaching-pathway', 'global-coaching-certification'],
  },
  { route: '/gallery/', values: ['kids-teams', 'adults-teams'] },
  {
    route: '/gallery/',
    values: [
      'presidents-cup',
      'vistula-tournament',
      'germany-juniors',
      'batting-masterclass',
      'high-performance-camp',
    ],
  },
  { route: '/schedule/', values: ['krakow', 'warsaw'] },
  { route: '/schedule/', values: ['juniors', 'seniors'] },
  { route: '/design-system/', values: ['components', 'typography', 'colors'] },
] as const;
