import { chromium } from '@playwright/test';
import { startServer } from '../serve/serve';
import { launchOptions } from '../shared/chromium';
import { publicRoutes } from '../shared/routes';
import { runMain } from '../shared/runMain';
import { table } from '../shared/table';
import { readChunks } from './chunks';
import { inKilobytes, keys, limits, tooHeavy, type Weights } from './limits';
import { measure } from './measure';

/** How many pages are measured at a time. */
const atOnce = 4;

async function measureAll(routes: string[]): Promise<Map<string, Weights>> {
  const chunks = readChunks();
  const server = await startServer();
  const browser = await chromium.launch(launchOptions());
  const measured = new Map<string, Weights>();
  const queue = [...routes];
  const worker = async () => {
    for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
      measured.set(route, await measure(browser, server.url, route, chunks));
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } finally {
    await browser.close();
    await server.close();
  }
  return measured;
}

async function main(): Promise<number> {
  const routes = publicRoutes();
  const measured = await measureAll(routes);
  const rows = routes.flatMap((route) => {
    const weights = measured.get(route);
    return weights ? [{ route, weights }] : [];
  });
  console.log(
    table([
      ['first visit, gzip', ...keys.map((key) => limits[key].title)],
      ...rows.map(({ route, weights }) => [route, ...keys.map((key) => inKilobytes(weights[key]))]),
      ['budget', ...keys.map((key) => inKilobytes(limits[key].bytes) + (limits[key].home ? ' (home)' : ''))],
    ]),
  );

  const problems = rows.flatMap(({ route, weights }) => tooHeavy(route, weights));
  if (problems.length > 0) console.error(`\nToo heavy:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  return problems.length > 0 ? 1 : 0;
}

runMain(main);
