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

/** `--quick`: the page kinds alone, on a phone; `--others`: all other public routes alone. */
const [quick, onlyOthers] = ['--quick', '--others'].map((flag) => process.argv.includes(flag));

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
    const { scores, largestPaint } = result;
    const bare = origin === floor.url ? 'without scripts ' : '';
    console.error(`${device} ${bare}${route} ${Object.values(scores).join('/')} ${ms(largestPaint)}`);
    return result;
  };
  const measure = async (routes: readonly string[], device: Device, times: number, beside: boolean) => {
    const pages: Measured[] = routes.map((route) => ({ route, runs: [], floor: [] }));
    for (let round = 0; round < times; round++) {
      for (const page of pages) {
        page.runs.push(await run(server.url, page.route, device));
        if (beside) page.floor.push(await run(floor.url, page.route, device));
      }
    }
    return pages;
  };

  const report = (title: string, pages: readonly Measured[]) => {
    if (pages.length === 0) return;
    console.log(`The machine's benchmark index: ${machineIndex(pages)}\n`);
    console.log(`### ${title}\n\n${scoreTable(pages)}\n`);
    if (pages.some(({ floor }) => floor.length > 0)) {
      console.log(`### Beside the same page without scripts\n\n${floorTable(pages)}\n`);
    }
  };

  try {
    console.log(`Lighthouse 12, applied throttling. ${machine()}\n`);
    const kinds = onlyOthers ? [] : await measure(pageKinds, 'mobile', rounds, true);
    report(`Page kinds, mobile, medians of ${rounds}`, kinds);
    const others = quick ? [] : await measure(otherRoutes(), 'mobile', 1, true);
    report('Other public routes, mobile, one run', others);
    const wide = quick || onlyOthers ? [] : await measure(pageKinds, 'desktop', rounds, false);
    report(`Page kinds, desktop, medians of ${rounds}`, wide);
    console.log(`### Findings\n\n${findingsList([...kinds, ...others, ...wide])}`);
  } finally {
    chrome.kill();
    await Promise.all([server.close(), floor.close()]);
  }
});
