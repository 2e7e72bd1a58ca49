import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptance } from './acceptance';
import type { Run } from './run';
import type { Job } from './schedule';
import { counted, single, type Totals } from './totals';

/** One of the checks of `npm test`. */
export interface Check extends Job {
  /** The name to run it by: `npm test -- <name>`. */
  name: string;
  /** A second name to run it by. */
  alias?: string;
  title: string;
  /** True if it needs Chromium. */
  browser?: boolean;
  /** The check whose output it tests, and the folder with that output. */
  needs?: { check: string; dir: string };
  run: (run: Run) => Promise<Totals>;
}

const reports = 'node_modules/.cache/checks';
const site = { check: 'build', dir: 'public' };
const workshop = { check: 'storybook', dir: 'storybook-static' };
const typegen = 'src/gatsby-types.d.ts';

/** A check that passes if its command exits with 0. */
const command =
  (name: string, ...args: string[]) =>
  async (run: Run) =>
    single(await run(name, args));

/** A check that runs Playwright tests. They use three browsers at a time, which keep two cores busy. */
const playwright = (name: string, config: string): Pick<Check, 'browser' | 'cores' | 'run'> => ({
  browser: true,
  cores: 2,
  run: (run) =>
    counted('playwright', report(name), () =>
      run('playwright', ['test', '--config', config, '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report(name),
      }),
    ),
});

const acceptanceTests = playwright('acceptance', 'tests/acceptance');

/**
 * All checks, in starting order: the builds first, then checks that need no build, then those of the builds'
 * output.
 */
export const checks: Check[] = [
  { name: 'build', title: 'Production build', run: build },
  {
    name: 'storybook',
    title: 'Storybook build',
    run: command('storybook', 'build', '-o', workshop.dir, '--quiet'),
  },
  { name: 'lint', title: 'Lint and format', run: command('biome', 'check', '--error-on-warnings') },
  { name: 'imports', title: 'Import rules', run: command('npm', 'run', '--silent', 'check:imports') },
  {
    name: 'coverage',
    title: 'Stories of all components and states',
    run: command('npm', 'run', '--silent', 'check:coverage'),
  },
  { name: 'unused', title: 'Nothing unused', run: command('npm', 'run', '--silent', 'check:unused') },
  {
    name: 'licences',
    title: 'Licences of the packages',
    run: command('npm', 'run', '--silent', 'check:licences'),
  },
  { name: 'content', title: 'Content check', run: command('npm', 'run', '--silent', 'check:content') },
  {
    name: 'jest',
    title: 'Unit tests',
    run: (run) =>
      counted('jest', report('jest'), () => run('jest', ['--json', `--outputFile=${report('jest')}`])),
  },
  // The build generates the types of the queries.
  { name: 'types', title: 'Type check', after: ['build'], run: command('tsc') },
  {
    name: 'budgets',
    title: 'Byte budgets',
    // Mostly waits for pages to be quiet: it runs beside the unit tests.
    browser: true,
    needs: site,
    run: command('npm', 'run', '--silent', 'check:budgets'),
  },
  {
    name: 'stories',
    alias: 'visual',
    title: 'Stories: what they do, axe, the console and how they look',
    needs: workshop,
    ...playwright('stories', 'tests/stories'),
  },
  {
    name: 'browser',
    title: 'Browser tests of the built site',
    needs: site,
    ...playwright('browser', 'playwright.config.ts'),
  },
  {
    name: 'acceptance',
    title: 'Words and numbers that must be there',
    needs: site,
    ...acceptanceTests,
    run: (run) => acceptance(() => acceptanceTests.run(run)),
  },
];

function report(name: string): string {
  mkdirSync(reports, { recursive: true });
  return join(reports, `${name}.json`);
}

async function build(run: Run): Promise<Totals> {
  const types = () => (existsSync(typegen) ? readFileSync(typegen, 'utf8') : '');
  const before = types();
  const totals = single(await run('gatsby', ['build']));
  if (totals.failed > 0 || types() === before) return totals;
  console.error(
    `The build has changed ${typegen}: the generated query types were out of date. Commit the new file.`,
  );
  // The build itself succeeded: `passed: 1` lets the checks that need it run.
  return { passed: 1, failed: 1 };
}
