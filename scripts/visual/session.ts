import { chromium } from '@playwright/test';
import { ensureChromium, launchOptions } from '../chromium';
import { startServer } from '../serve';
import { planShots, type Shot } from './plan';
import { drawingArgs, Studio } from './studio';

/** Pictures taken at the same time. */
const atOnce = 2;

/** A browser in front of the built Storybook. */
export interface Session {
  /** What draws the pictures: `Chromium 140.0.7339.80, linux x64`. */
  drawnBy: string;
  shots: Shot[];
  /** Does something with each of these stories, two at a time. */
  work: (shots: readonly Shot[], task: (studio: Studio, shot: Shot) => Promise<void>) => Promise<void>;
}

/** Serves `storybook-static/`, opens the browser and closes both in the end. */
export async function withSession<T>(use: (session: Session) => Promise<T>): Promise<T> {
  ensureChromium();
  const server = await startServer({ dir: 'storybook-static' });
  const { args, ...options } = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, ...drawingArgs] });
  try {
    return await use({
      drawnBy: `Chromium ${browser.version()}, ${process.platform} ${process.arch}`,
      shots: await planShots(await browser.newPage(), server.url),
      work: async (shots, task) => {
        // All windows of a story by the same page, which may not have to load it twice.
        const names = new Set(shots.map(({ story }) => story));
        const queue = [...names].map((name) => shots.filter(({ story }) => story === name));
        const worker = async () => {
          const studio = await Studio.open(browser, server.url);
          for (let story = queue.shift(); story; story = queue.shift())
            for (const shot of story) await task(studio, shot);
        };
        await Promise.all(Array.from({ length: atOnce }, worker));
      },
    });
  } finally {
    await browser.close();
    await server.close();
  }
}
