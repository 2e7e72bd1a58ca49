import type { Story } from './gaps';

/** How much the workshop holds. */
export interface Figures {
  stories: number;
  /** Stories with a play function. */
  played: number;
}

/** The least that others rely on. */
const least: Figures = { stories: 150, played: 60 };

/** Storybook's own tag for a story with a play function. */
const playTag = 'play-fn';

/** Counts the stories, and those with a play function. */
export function figuresOf(stories: readonly Story[]): Figures {
  return { stories: stories.length, played: stories.filter(({ tags }) => tags.includes(playTag)).length };
}

/** What there is too little of. */
export function tooFew(figures: Figures): string[] {
  return (['stories', 'played'] as const)
    .filter((key) => figures[key] < least[key])
    .map((key) => `${figures[key]} ${key}: there must be ${least[key]} or more`);
}
