/** The groups of tabs by their values, the default first: behaviour.md 7.1 */
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
