import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { counted, single, sum } from './totals';

describe('totals', () => {
  const dir = mkdtempSync(join(tmpdir(), 'totals-'));
  const file = join(dir, 'report.json');
  afterAll(() => rmSync(dir, { recursive: true }));

  const reporting = (report: object | undefined, exitCode: number) => async () => {
    if (report) writeFileSync(file, JSON.stringify(report));
    return exitCode;
  };
  const jestReport = (passed: number, failed: number, broken = 0) => ({
    numPassedTests: passed,
    numFailedTests: failed,
    numRuntimeErrorTestSuites: broken,
    testResults: [
      {
        assertionResults: [
          { status: 'passed', invocations: 1 },
          { status: 'passed', invocations: 2 },
          { status: 'failed', invocations: 2 },
          { status: 'pending' },
        ],
      },
    ],
  });

  it('counts a check without tests as one', () => {
    expect(single(0)).toEqual({ passed: 1, failed: 0 });
    expect(single(2)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts tests, and files that could not run', async () => {
    expect(await counted('jest', file, reporting(jestReport(5, 2, 1), 1))).toEqual({
      passed: 5,
      failed: 3,
      retried: 1,
    });
  });

  it('counts browser tests, and tells of those that passed at the second try', async () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 4 } };
    expect(await counted('playwright', file, reporting(report, 1))).toEqual({
      passed: 8,
      failed: 1,
      retried: 1,
    });
  });

  it.each([
    ['writes no report', undefined, 0],
    ['ran nothing', jestReport(0, 0), 0],
    ['ends with an error after its tests', jestReport(3, 0), 1],
  ])('takes a runner that %s as failed', async (_, report, exitCode) => {
    expect((await counted('jest', file, reporting(report, exitCode))).failed).toBe(1);
  });

  it('adds up', () => {
    expect(sum([single(0), single(1), { passed: 3, failed: 0 }])).toEqual({ passed: 4, failed: 1 });
  });
});
