import type { Page } from '@playwright/test';
import { z } from 'zod';

/** A window of Storybook's toolbar. */
export interface Window {
  /** Names the picture, too: `phone`, or `phone.pl` in Polish. */
  name: string;
  /** The language of the toolbar, if it is not English. */
  language?: string;
  width: number;
  height: number;
}

/**
 * The language on which the toolbar stands for all stories, `STORY_LANGUAGE=pl`: to see in development that plays follow it. Each
 * story is shown in its first window then, and no picture is looked at.
 */
export const toolbarLanguage = process.env.STORY_LANGUAGE;

const pixels = z.string().transform(Number.parseFloat);
const stories = z.record(
  z.string(),
  z.object({
    title: z.string(),
    storyGlobals: z.object({ viewport: z.object({ value: z.string() }).optional() }),
    parameters: z.object({
      pseudo: z.unknown().optional(),
      drawnIn: z.array(z.string()).optional(),
      viewport: z.object({
        options: z.record(z.string(), z.object({ styles: z.object({ width: pixels, height: pixels }) })),
      }),
    }),
  }),
);

/** How a story is shown. */
export interface Showing {
  windows: Window[];
  /** It pretends that the pointer or the focus is somewhere, by rules that it leaves in the page's style sheets. */
  pretends: boolean;
}

/**
 * How all stories are shown, as the running preview knows it: in the window that a story has chosen, otherwise in a phone's and,
 * for the first of these of each component, a laptop's: what a component does with the room is seen there. In the first
 * of its windows it is then shown in the other languages of its parameter `drawnIn`.
 */
export async function planOf(page: Page, url: string): Promise<Map<string, Showing>> {
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.ready().then(() => true)');
  const known = stories.parse(await page.evaluate('globalThis.__STORYBOOK_PREVIEW__.extract()'));
  const titles = new Set<string>();
  return new Map(
    Object.entries(known).map(([id, { title, storyGlobals, parameters }]) => {
      const chosen = storyGlobals.viewport?.value;
      const names = chosen ? [chosen] : titles.has(title) ? ['phone'] : ['phone', 'laptop'];
      if (!chosen) titles.add(title);
      const windows = names.map((name) => windowOf(id, name, parameters.viewport.options));
      const first = windows.slice(0, 1);
      const others = (toolbarLanguage ? [toolbarLanguage] : (parameters.drawnIn ?? [])).flatMap((language) =>
        first.map((window) => ({ ...window, name: `${window.name}.${language}`, language })),
      );
      const shown = toolbarLanguage ? others : [...windows, ...others];
      return [id, { windows: shown, pretends: Boolean(parameters.pseudo) }];
    }),
  );
}

type Sizes = Record<string, { styles: { width: number; height: number } }>;

function windowOf(id: string, name: string, options: Sizes): Window {
  const size = options[name];
  if (!size) throw new Error(`${id} asks for the window "${name}", which .storybook/preview.tsx has not.`);
  return { name, ...size.styles };
}
