import { cpus, release } from 'node:os';

/** The middle of some figures; of an even number of them the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return middle.reduce((sum, figure) => sum + figure, 0) / middle.length;
}

/** `1,234 ms`. */
export const ms = (time: number) => `${Math.round(time).toLocaleString('en-GB')} ms`;

/** What a table of times has to say first: they count for one machine. */
export function machine(): string {
  const [cpu] = cpus();
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpu?.model.trim()}), Linux ${release()}, Node ${process.versions.node}`;
}
