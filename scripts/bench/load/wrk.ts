import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The result of requesting one address as fast as possible. */
export interface Load {
  requestsPerSecond: number;
  /** As wrk prints it: `1.23ms`. */
  p99: string;
  /** Failed connections, and responses other than 2xx and 3xx. */
  errors: number;
}

const connections = 32;
const seconds = 10;

/** Describes the load in the table's title. */
export const loadTitle = `${connections} connections, ${seconds} s each`;

/** Requests an address over and over again. */
export async function load(url: string, headers: readonly string[] = []): Promise<Load> {
  const options = ['--latency', '--threads', '1', '--connections', `${connections}`];
  const args = [
    ...options,
    '--duration',
    `${seconds}s`,
    ...headers.flatMap((line) => ['--header', line]),
    url,
  ];
  const { stdout } = await promisify(execFile)('wrk', args).catch((error: unknown) => {
    throw new Error(
      `wrk cannot run (apt-get install wrk): ${error instanceof Error ? error.message : error}`,
    );
  });
  return readLoad(stdout);
}

/** Parses the output of wrk. */
export function readLoad(text: string): Load {
  const [, p99] = /^\s+99%\s+(\S+)$/m.exec(text) ?? [];
  const [, rate] = /^Requests\/sec:\s+([\d.]+)$/m.exec(text) ?? [];
  if (!p99 || !rate) throw new Error(`Unexpected output of wrk:\n${text}`);
  const [, failed = '0'] = /^\s*Non-2xx or 3xx responses: (\d+)$/m.exec(text) ?? [];
  const [, broken = ''] = /^\s*Socket errors: (.*)$/m.exec(text) ?? [];
  const counts = [failed, ...(broken.match(/\d+/g) ?? [])].map(Number);
  return { requestsPerSecond: Number(rate), p99, errors: counts.reduce((sum, count) => sum + count, 0) };
}
