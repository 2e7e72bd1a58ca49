import type { Story } from './gaps';

/** Story counts of Storybook. */
export interface Figures {
  stories: number;
  /** Stories with a play function. */
  played: number;
}

/** The minimum, so that stories do not disappear unnoticed. */
const least: Figures = { stories: 150, played: 60 };

/** The tag that Storybook itself adds to stories with a play function. */
const playTag = 'play-fn';

/** Counts the stories, and those with a play function. */
export function figuresOf(stories: readonly Story[]): Figures {
  return { stories: stories.length, played: stories.filter(({ tags }) => tags.includes(playTag)).length };
}

/** A message for each count that is below the minimum. */
export function tooFew(figures: Figures): string[] {
  return (['stories', 'played'] as const)
    .filter((key) => figures[key] < least[key])
    .map((key) => `${figures[key]} ${key}: at least ${least[key]} expected`);
}
