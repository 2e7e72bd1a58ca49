import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { countCores } from './firstBuild';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'first-'));
  delete process.env.GATSBY_CPU_COUNT;
});
afterEach(() => {
  rmSync(directory, { recursive: true });
  delete process.env.GATSBY_CPU_COUNT;
});

it('counts one core more in a fresh clone', () => {
  countCores(directory);
  expect(process.env.GATSBY_CPU_COUNT).toBe(String(availableParallelism() + 1));
});

it('keeps the number that was asked for', () => {
  process.env.GATSBY_CPU_COUNT = '4';
  countCores(directory);
  expect(process.env.GATSBY_CPU_COUNT).toBe('4');
});

it('lets a later build run its queries by itself', () => {
  mkdirSync(join(directory, 'public/static'), { recursive: true });
  countCores(directory);
  expect(process.env.GATSBY_CPU_COUNT).toBe('1');
});
