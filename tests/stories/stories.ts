import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The folder of the built Storybook. */
export const storybook = 'storybook-static';

/** Where browsers find it: the same address always, whichever port is free, as some stories show their own. */
export const storybookOrigin = 'http://stories.localhost';

/** A story as Storybook's index knows it. */
export interface Story {
  id: string;
  /** The component's. */
  title: string;
  tags: string[];
}

const index = z.object({
  entries: z.record(
    z.string(),
    z.object({ type: z.string(), id: z.string(), title: z.string(), tags: z.array(z.string()) }),
  ),
});

/** All stories of the built Storybook. */
export function builtStories(): Story[] {
  const { entries } = index.parse(JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** The same, component by component. */
export function builtComponents(): Map<string, Story[]> {
  const components = new Map<string, Story[]>();
  for (const story of builtStories())
    components.set(story.title, [...(components.get(story.title) ?? []), story]);
  return components;
}
