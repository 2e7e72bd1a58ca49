import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../serve';
import { checkLooks } from '../visual/checkLooks';
import { run } from './run';
import { counted, single, type Totals } from './totals';

/** One of the things that `npm test` does. */
export interface Check {
  /** What `npm test -- <name>` calls it. */
  name: string;
  title: string;
  /** True when it cannot run without Chromium. */
  browser?: boolean;
  /** The check before it whose result it looks at, and the folder that holds it. */
  needs?: { check: string; dir: string };
  run: () => Promise<Totals>;
}

const reports = 'node_modules/.cache/checks';
const site = { check: 'build', dir: 'public' };
const workshop = { check: 'storybook', dir: 'storybook-static' };
const typegen = 'src/gatsby-types.d.ts';

/** All checks, in the order in which they run: quick ones first. */
export const checks: Check[] = [
  {
    name: 'lint',
    title: 'Lint and format',
    run: async () => single(await run('biome', ['check', '--error-on-warnings'])),
  },
  {
    name: 'imports',
    title: 'Import rules',
    run: async () => single(await run('npm', ['run', '--silent', 'check:imports'])),
  },
  {
    name: 'coverage',
    title: 'Stories of all components and states',
    run: async () => single(await run('tsx', ['scripts/checkCoverage.mts'])),
  },
  {
    name: 'unused',
    title: 'Nothing unused',
    run: async () => single(await run('npm', ['run', '--silent', 'check:unused'])),
  },
  {
    name: 'licences',
    title: 'Licences of the packages',
    run: async () => single(await run('npm', ['run', '--silent', 'check:licences'])),
  },
  {
    name: 'content',
    title: 'Content check',
    run: async () => single(await run('tsx', ['scripts/checkContent.ts'])),
  },
  { name: 'types', title: 'Type check', run: async () => single(await run('tsc', [])) },
  {
    name: 'jest',
    title: 'Unit tests',
    run: () =>
      counted('jest', report('jest'), () => run('jest', ['--json', `--outputFile=${report('jest')}`])),
  },
  { name: 'build', title: 'Production build', run: build },
  {
    name: 'storybook',
    title: 'Storybook build',
    run: async () => single(await run('storybook', ['build', '-o', workshop.dir, '--quiet'])),
  },
  { name: 'stories', title: 'Stories in Chromium', browser: true, needs: workshop, run: stories },
  {
    name: 'browser',
    title: 'Browser tests of the built site',
    browser: true,
    needs: site,
    run: () =>
      counted('playwright', report('playwright'), () =>
        run('playwright', ['test', '--reporter=list,json'], {
          PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright'),
        }),
      ),
  },
  // After the browser tests: Playwright empties test-results/ when it begins, and the differences are shown there.
  {
    name: 'visual',
    title: 'Looks of all stories',
    browser: true,
    needs: workshop,
    run: () => checkLooks(),
  },
  {
    name: 'budgets',
    title: 'Byte budgets',
    browser: true,
    needs: site,
    run: async () => single(await run('tsx', ['scripts/checkBudgets.ts'])),
  },
];

function report(name: string): string {
  mkdirSync(reports, { recursive: true });
  return join(reports, `${name}.json`);
}

async function build(): Promise<Totals> {
  const types = () => (existsSync(typegen) ? readFileSync(typegen, 'utf8') : '');
  const before = types();
  const totals = single(await run('gatsby', ['build']));
  if (totals.failed > 0 || types() === before) return totals;
  console.error(
    `The build has changed ${typegen}: the queries' types were not current. Commit the new file.`,
  );
  // What the build made is sound, and can be tested.
  return { passed: 1, failed: 1 };
}

async function stories(): Promise<Totals> {
  const server = await startServer({ dir: workshop.dir });
  const file = report('stories');
  const args = ['--url', server.url, '--maxWorkers', '2', '--json', '--', `--outputFile=${file}`];
  const totals = await counted('jest', file, () => run('test-storybook', args));
  await server.close();
  return totals;
}
