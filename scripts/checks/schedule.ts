/** A job, as the scheduler sees it. */
export interface Job {
  name: string;
  /** Jobs that must end before it starts. Those that are not scheduled are ignored. */
  after?: readonly string[];
  /** How many cores it uses; 1 by default. */
  cores?: number;
}

/**
 * Runs jobs concurrently on this many cores. The next to start is always the first in the list that is ready
 * and fits.
 */
export async function schedule<J extends Job>(
  jobs: readonly J[],
  cores: number,
  perform: (job: J) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs];
  const running = new Map<J, Promise<void>>();
  const coresOf = ({ cores: wanted = 1 }: J) => Math.min(wanted, cores);
  const hasTurn = ({ after = [] }: J) =>
    [...waiting, ...running.keys()].every(({ name }) => !after.includes(name));
  const start = (job: J) => {
    waiting.splice(waiting.indexOf(job), 1);
    running.set(
      job,
      perform(job).finally(() => running.delete(job)),
    );
  };

  while (waiting.length > 0 || running.size > 0) {
    const free = cores - [...running.keys()].reduce((sum, job) => sum + coresOf(job), 0);
    const next = waiting.find((job) => hasTurn(job) && coresOf(job) <= free);
    if (next) start(next);
    else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`Circular dependency between jobs: ${waiting.map(({ name }) => name).join(', ')}`);
  }
}
