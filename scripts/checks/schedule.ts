/** What a scheduled job says of itself. */
export interface Job {
  name: string;
  /** The jobs that must have ended before it, where they are among those that run. */
  after?: readonly string[];
  /** How many cores it keeps busy, 1 unless it says so. */
  cores?: number;
}

/** Runs jobs side by side on so many cores: always the first in the list that has its turn and finds room. */
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
    else throw new Error(`These wait for one another: ${waiting.map(({ name }) => name).join(', ')}`);
  }
}
