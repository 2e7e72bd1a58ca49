import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptance } from './acceptance';

const root = mkdtempSync(join(tmpdir(), 'acceptance-'));
afterAll(() => rmSync(root, { recursive: true }));

const totals = { passed: 3, failed: 1 };
const start = jest.fn(async () => totals);

it('says so and counts nothing where the folder was deleted', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  expect(await acceptance(start, root)).toEqual({ passed: 0, failed: 0 });
  expect(log).toHaveBeenCalledWith('There is no tests/acceptance: nothing to check.');
  expect(start).not.toHaveBeenCalled();
});

it('runs the tests where there are some', async () => {
  mkdirSync(join(root, 'tests/acceptance'), { recursive: true });
  expect(await acceptance(async () => totals, root)).toBe(totals);
});
