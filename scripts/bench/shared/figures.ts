import { cpus, release } from 'node:os';

/** The median; of an even number of values, the mean of the two middle ones. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return middle.reduce((sum, figure) => sum + figure, 0) / middle.length;
}

/** `1,234 ms`. */
export const ms = (time: number) => `${Math.round(time).toLocaleString('en-GB')} ms`;

/** The date and machine of a benchmark: its times are only comparable on the same machine. */
export function machine(): string {
  const [cpu] = cpus();
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpu?.model.trim()}), Linux ${release()}, Node ${process.versions.node}`;
}
