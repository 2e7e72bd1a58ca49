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
          { fullName: 'Tabs select', duration: 1500, failureMessages: ['Expected 1\nReceived 2'] },
          { fullName: 'to do', duration: null, failureMessages: [] },
        ],
      },
    ],
  });

  it('counts a check without tests as one', () => {
    expect(single(0)).toEqual({ passed: 1, failed: 0 });
    expect(single(2)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts tests, and files that could not run, and knows their times and first errors', async () => {
    expect(await counted('jest', file, reporting(jestReport(5, 2, 1), 1))).toEqual({
      passed: 5,
      failed: 3,
      timings: [
        { name: 'Tabs select', seconds: 1.5, failure: 'Expected 1' },
        { name: 'to do', seconds: 0 },
      ],
    });
  });

  it('counts browser tests, and one that passed at the second try as failed', async () => {
    const errors = [{ message: '\u001b[31mError:\u001b[39m closed\n  at …' }, { message: 'later' }];
    const specs = [
      { title: 'opens', tests: [{ projectName: 'phone', results: [{ duration: 2000, errors }] }] },
    ];
    const suites = [{ title: 'site.spec.ts', specs: [], suites: [{ title: '/faq/', specs }] }];
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 4 }, suites };
    expect(await counted('playwright', file, reporting(report, 1))).toEqual({
      passed: 7,
      failed: 2,
      timings: [{ name: '[phone] site.spec.ts › /faq/ › opens', seconds: 2, failure: 'Error: closed' }],
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
