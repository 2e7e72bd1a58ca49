import type { Page } from '@playwright/test';
import { z } from 'zod';

/** A window of Storybook's toolbar. */
export interface Window {
  name: string;
  width: number;
  height: number;
}

const pixels = z.string().transform(Number.parseFloat);
const stories = z.record(
  z.string(),
  z.object({
    title: z.string(),
    storyGlobals: z.object({ viewport: z.object({ value: z.string() }).optional() }),
    parameters: z.object({
      viewport: z.object({
        options: z.record(z.string(), z.object({ styles: z.object({ width: pixels, height: pixels }) })),
      }),
    }),
  }),
);

/**
 * The windows of all stories, as the running preview knows them: the one that a story has chosen, otherwise a phone's and,
 * for the first of these of each component, a laptop's, too, where one sees what it does with the room.
 */
export async function planOf(page: Page, url: string): Promise<Map<string, Window[]>> {
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.ready().then(() => true)');
  const known = stories.parse(await page.evaluate('globalThis.__STORYBOOK_PREVIEW__.extract()'));
  const titles = new Set<string>();
  return new Map(
    Object.entries(known).map(([id, { title, storyGlobals, parameters }]) => {
      const chosen = storyGlobals.viewport?.value;
      const names = chosen ? [chosen] : titles.has(title) ? ['phone'] : ['phone', 'laptop'];
      if (!chosen) titles.add(title);
      return [id, names.map((name) => windowOf(id, name, parameters.viewport.options))];
    }),
  );
}

type Sizes = Record<string, { styles: { width: number; height: number } }>;

function windowOf(id: string, name: string, options: Sizes): Window {
  const size = options[name];
  if (!size) throw new Error(`${id} asks for the window "${name}", which .storybook/preview.tsx has not.`);
  return { name, ...size.styles };
}
