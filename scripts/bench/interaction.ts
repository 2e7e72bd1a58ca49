import { type Browser, chromium } from '@playwright/test';
import { readThrough } from '../../tests/support/page';
import { startServer } from '../serve/serve';
import { launchOptions } from '../shared/chromium';
import { publicRoutes } from '../shared/routes';
import { runMain } from '../shared/runMain';
import { observed, openObserved } from './interaction/observe';
import { controls, measureTaps, tapRow } from './interaction/taps';
import { startFloor } from './lighthouse/floor';
import { machine, median, ms } from './shared/figures';
import { markdownTable } from './shared/markdown';
import { pageKinds } from './shared/pages';

const rounds = 3;

/** All layout shifts while a page loads over slow 4G and is scrolled to its end. */
async function shiftRow(browser: Browser, origin: string, route: string): Promise<string[]> {
  const page = await openObserved(browser, origin + route, { network: true });
  await readThrough(page);
  const { shifts } = await observed(page);
  await page.context().close();
  const moved = new Set(shifts.flatMap((shift) => shift.moved));
  return [
    `\`${route}\``,
    shifts.reduce((sum, { value }) => sum + value, 0).toFixed(4),
    [...moved].join('; ').replaceAll('|', '¦'),
  ];
}

async function longTasks(browser: Browser, url: string): Promise<number[]> {
  const page = await openObserved(browser, url, { processor: 4 });
  const { longTasks } = await observed(page);
  await page.context().close();
  return longTasks;
}

/** Medians of the number of long tasks and of the longest one, with and without scripts. */
async function taskRow(browser: Browser, origins: readonly string[], route: string): Promise<string[]> {
  const runs = origins.map((): number[][] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [n, origin] of origins.entries()) runs[n]?.push(await longTasks(browser, origin + route));
  }
  const figures = runs.flatMap((all) => [
    `${median(all.map((tasks) => tasks.length))}`,
    ms(median(all.map((tasks) => Math.max(0, ...tasks)))),
  ]);
  return [`\`${route}\``, ...figures];
}

runMain(async () => {
  const server = await startServer();
  const floor = await startFloor(pageKinds);
  const browser = await chromium.launch(launchOptions('measure'));
  try {
    console.log(`Phone, 360 px wide. ${machine()}\n`);

    const taps = [['tap', 'page', 'median', 'longest']];
    for (const control of controls)
      taps.push(tapRow(control, await measureTaps(browser, server.url, control)));
    console.log(`### From a tap to the next frame, processor slowed down 4×\n\n${markdownTable(taps)}\n`);

    const tasks = [['page', 'long tasks', 'longest', 'without scripts', 'longest']];
    for (const route of pageKinds) tasks.push(await taskRow(browser, [server.url, floor.url], route));
    console.log(
      `### Tasks over 50 ms while loading, processor slowed down 4×, medians of ${rounds}\n\n${markdownTable(tasks)}\n`,
    );

    const shifts = [['page', 'layout shift', 'what moved']];
    for (const route of publicRoutes()) shifts.push(await shiftRow(browser, server.url, route));
    console.log(`### Layout shift, loaded over slow 4G and read to the end\n\n${markdownTable(shifts)}`);
  } finally {
    await browser.close();
    await Promise.all([server.close(), floor.close()]);
  }
});
