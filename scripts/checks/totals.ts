import { existsSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';

/** How many tests of a check passed and failed. */
export interface Totals {
  passed: number;
  failed: number;
  /** How many of those that passed did so at the second try. */
  retried?: number;
}

const jestReport = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numRuntimeErrorTestSuites: z.int(),
    testResults: z.array(
      z.object({
        assertionResults: z.array(z.object({ status: z.string(), invocations: z.int().optional() })),
      }),
    ),
  })
  .transform(({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    retried: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1).length,
  }));

const playwrightReport = z
  .object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) })
  // Flaky: failed once and passed when tried again, which only happens where the configuration allows a second try.
  .transform(({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    retried: stats.flaky,
  }));

const reports = { jest: jestReport, playwright: playwrightReport };

/** The totals of a check without tests of its own. */
export function single(exitCode: number): Totals {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The totals of a runner from the JSON report that `start` lets it write. A runner that tells nothing has failed. */
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

/** All totals together. */
export function sum(all: readonly Totals[]): Totals {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  };
}
