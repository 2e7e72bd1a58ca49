import { launch } from 'chrome-launcher';
import { startServer } from '../serve/serve';
import { browserEnvironment, chromiumArgs, ensureChromium } from '../shared/chromium';
import { runMain } from '../shared/runMain';
import { audit, type Device } from './lighthouse/audit';
import { startFloor } from './lighthouse/floor';
import { findingsList, floorTable, type Measured, machineIndex, scoreTable } from './lighthouse/report';
import { machine, ms } from './shared/figures';
import { otherRoutes, pageKinds } from './shared/pages';

/**
 * Runs per page kind. The pages take turns, so that a busy minute of the machine does not affect only one of
 * them.
 */
const rounds = 3;

/**
 * What is measured: routes named on the command line, on a phone; with `--quick` the page kinds on a phone, with `--others` all other
 * public routes there, once; else all of that, and the page kinds on a desktop.
 */
function plan(): { first: readonly string[]; others: readonly string[]; wide: readonly string[] } {
  const words = process.argv.slice(2);
  const named = words.filter((word) => word.startsWith('/'));
  if (named.length > 0) return { first: named, others: [], wide: [] };
  if (words.includes('--quick')) return { first: pageKinds, others: [], wide: [] };
  if (words.includes('--others')) return { first: [], others: otherRoutes(), wide: [] };
  return { first: pageKinds, others: otherRoutes(), wide: pageKinds };
}

runMain(async () => {
  const server = await startServer();
  const floor = await startFloor([...pageKinds, ...otherRoutes()]);
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: chromiumArgs,
    envVars: browserEnvironment(),
  });

  // One line per run, so that an aborted benchmark has printed something.
  const run = async (origin: string, route: string, device: Device) => {
    const result = await audit(origin + route, chrome.port, device);
    const { scores, largestPaint, blocked } = result;
    const bare = origin === floor.url ? 'without scripts ' : '';
    console.error(
      `${device} ${bare}${route} ${Object.values(scores).join('/')} ${ms(largestPaint)}, blocked ${ms(blocked)}`,
    );
    return result;
  };
  const measured: Measured[] = [];
  const measure = async (
    title: string,
    routes: readonly string[],
    device: Device,
    times: number,
    beside: boolean,
  ) => {
    const pages: Measured[] = routes.map((route) => ({ route, runs: [], floor: [] }));
    for (let round = 0; round < times; round++) {
      for (const page of pages) {
        page.runs.push(await run(server.url, page.route, device));
        if (beside) page.floor.push(await run(floor.url, page.route, device));
      }
    }
    if (pages.length === 0) return;
    measured.push(...pages);
    console.log(
      `The machine's benchmark index: ${machineIndex(pages)}\n\n### ${title}\n\n${scoreTable(pages)}\n`,
    );
    if (beside) console.log(`### Beside the same page without scripts\n\n${floorTable(pages)}\n`);
  };

  try {
    console.log(`Lighthouse 12, applied throttling. ${machine()}\n`);
    const { first, others, wide } = plan();
    await measure(`Mobile, medians of ${rounds}`, first, 'mobile', rounds, true);
    await measure('Other public routes, mobile, one run', others, 'mobile', 1, true);
    await measure(`Desktop, medians of ${rounds}`, wide, 'desktop', rounds, false);
    console.log(`### Findings\n\n${findingsList(measured)}`);
  } finally {
    chrome.kill();
    await Promise.all([server.close(), floor.close()]);
  }
});
