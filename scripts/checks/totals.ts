import { existsSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** A test and how long it took. */
export interface Timing {
  name: string;
  seconds: number;
  /** Why it failed: the first line of its error. */
  failure?: string;
}

/** How many tests of a check passed and failed. */
export interface Totals {
  passed: number;
  failed: number;
  /** How long each test took, if the check consists of tests. */
  timings?: Timing[];
}

const jestReport = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numRuntimeErrorTestSuites: z.int(),
    testResults: z.array(
      z.object({
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            duration: z.number().nullish(),
            failureMessages: z.array(z.string()),
          }),
        ),
      }),
    ),
  })
  .transform(({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    timings: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, duration, failureMessages }) => timing(fullName, duration ?? 0, failureMessages[0])),
  }));

const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      results: z.array(
        z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().optional() })) }),
      ),
    }),
  ),
});
const suite = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
    suites: z.array(suite),
  })
  // A flaky test passed only on a retry. Retries are off by default; if somebody turns them on, flaky counts
  // as failed.
  .transform(({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    timings: suites.flatMap((one) => timingsOf(one)),
  }));

function timingsOf({ title, specs, suites = [] }: z.infer<typeof suite>, path = ''): Timing[] {
  const here = `${path}${title} › `;
  const own = specs.flatMap((one) =>
    one.tests.map(({ projectName, results }) =>
      timing(
        `${projectName && `[${projectName}] `}${here}${one.title}`,
        results.reduce((sum, { duration }) => sum + duration, 0),
        results.flatMap(({ errors }) => errors)[0]?.message,
      ),
    ),
  );
  return [...own, ...suites.flatMap((inner) => timingsOf(inner, here))];
}

const timing = (name: string, ms: number, error?: string): Timing => ({
  name,
  seconds: ms / 1000,
  ...(error === undefined ? {} : { failure: stripVTControlCharacters(error).split('\n')[0] }),
});

const reports = { jest: jestReport, playwright: playwrightReport };

/** The totals of a check that is a single command. */
export function single(exitCode: number): Totals {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * The totals from the JSON report that the test runner writes during `start`. A runner that reports no tests,
 * or exits with an error but reports no failure, counts as failed.
 */
export async function counted(
  kind: keyof typeof reports,
  file: string,
  start: () => Promise<number>,
): Promise<Totals> {
  rmSync(file, { force: true });
  const exitCode = await start();
  const totals = existsSync(file)
    ? reports[kind].parse(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
  const silent = totals.failed === 0 && (exitCode !== 0 || totals.passed === 0);
  return silent ? { ...totals, failed: 1 } : totals;
}

/** Adds up the totals of several checks. */
export function sum(all: readonly Totals[]): Totals {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  };
}
