import type { Story } from './gaps';

/** How much the workshop holds. */
export interface Figures {
  stories: number;
  /** Stories with a play function. */
  played: number;
  /** Pictures that the visual check compares with. */
  pictures: number;
}

/** The least that others rely on. */
const least = { stories: 150, played: 60 };

/** Storybook's own tag for a story with a play function. */
const playTag = 'play-fn';

const pattern = /\d+ stories, \d+ with a play function, \d+ reference pictures/;

/** Counts the stories, and those with a play function. */
export function figuresOf(stories: readonly Story[], pictures: number): Figures {
  return {
    stories: stories.length,
    played: stories.filter(({ tags }) => tags.includes(playTag)).length,
    pictures,
  };
}

/** The figures as the README has them. */
export function inWords({ stories, played, pictures }: Figures): string {
  return `${stories} stories, ${played} with a play function, ${pictures} reference pictures`;
}

/** The README with these figures. */
export function withFigures(readme: string, figures: Figures): string {
  return readme.replace(pattern, inWords(figures));
}

/** What is wrong with the figures, or with what the README says of them. */
export function figureProblems(figures: Figures, readme: string): string[] {
  const said = pattern.exec(readme)?.[0];
  const few = (['stories', 'played'] as const).filter((key) => figures[key] < least[key]);
  return [
    ...few.map((key) => `${figures[key]} ${key}: there must be ${least[key]} or more`),
    ...(said === inWords(figures)
      ? []
      : [
          `README.md says ${said ? `"${said}"` : 'nothing of the workshop'}, but it is "${inWords(figures)}": npm run check:coverage -- --write`,
        ]),
  ];
}
