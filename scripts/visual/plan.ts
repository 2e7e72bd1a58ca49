import type { Page } from '@playwright/test';
import { z } from 'zod';

/** A picture to be taken: a story in a window. */
export interface Shot {
  /** `components-tabs--default.phone`, which is the name of its file, too. */
  name: string;
  story: string;
  width: number;
  height: number;
  /** Whether it has a play function, whose outcome may depend on the window that it began in. */
  played: boolean;
}

/** Every story is taken in these windows of Storybook's toolbar, unless it has chosen its own. */
const windows = ['phone', 'laptop'];

const pixels = z.string().transform(Number.parseFloat);
const stories = z.record(
  z.string(),
  z.object({
    tags: z.array(z.string()),
    storyGlobals: z.object({ viewport: z.object({ value: z.string() }).optional() }),
    parameters: z.object({
      viewport: z.object({
        options: z.record(z.string(), z.object({ styles: z.object({ width: pixels, height: pixels }) })),
      }),
    }),
  }),
);

/** All pictures to be taken, as the running preview knows its stories. */
export async function planShots(page: Page, url: string): Promise<Shot[]> {
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.ready().then(() => true)');
  const known = stories.parse(await page.evaluate('globalThis.__STORYBOOK_PREVIEW__.extract()'));
  return Object.entries(known).flatMap(([story, { tags, storyGlobals, parameters }]) =>
    (storyGlobals.viewport ? [storyGlobals.viewport.value] : windows).map((window) => {
      const size = parameters.viewport.options[window];
      if (!size)
        throw new Error(`${story} asks for the window "${window}", which .storybook/preview.tsx has not.`);
      return { name: `${story}.${window}`, story, played: tags.includes('play-fn'), ...size.styles };
    }),
  );
}
