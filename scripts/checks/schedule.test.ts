import { type Job, schedule } from './schedule';

/** Runs jobs that take one tick each and reports which ran together. */
async function run(jobs: readonly Job[], cores: number): Promise<string[]> {
  const now = new Set<string>();
  const moments: string[] = [];
  await schedule(jobs, cores, async ({ name }) => {
    now.add(name);
    await Promise.resolve();
    moments.push([...now].join('+'));
    now.delete(name);
  });
  return moments;
}

it('fills the cores in the order of the list', async () => {
  const jobs = ['a', 'b', 'c'].map((name) => ({ name }));
  expect(await run(jobs, 1)).toEqual(['a', 'b', 'c']);
  expect(await run(jobs, 2)).toEqual(['a+b', 'b', 'c']);
});

it('lets a job wait for what it needs, and another go first', async () => {
  const jobs = [{ name: 'site' }, { name: 'browser', after: ['site'] }, { name: 'lint' }];
  expect(await run(jobs, 2)).toEqual(['site+lint', 'lint', 'browser']);
});

it('does not wait for what does not run', async () => {
  expect(await run([{ name: 'browser', after: ['site'] }], 2)).toEqual(['browser']);
});

it('runs a job that wants more cores than there are', async () => {
  const jobs = [{ name: 'a' }, { name: 'wide', cores: 4 }, { name: 'b' }];
  expect(await run(jobs, 2)).toEqual(['a+b', 'b', 'wide']);
});

it('passes on what a job throws', async () => {
  const failing = schedule([{ name: 'a' }], 1, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
});

it('fails when jobs wait for one another', async () => {
  const jobs = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ];
  await expect(run(jobs, 2)).rejects.toThrow('a, b');
});
