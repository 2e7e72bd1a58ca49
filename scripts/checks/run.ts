import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

const quiet = {
  GATSBY_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // DEP0040: dependencies of Gatsby use the deprecated module punycode; Node 22 and later warn about it.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-warning=DEP0040`,
};

/**
 * Runs a command of this project (`node_modules/.bin`).
 *
 * @returns the exit code
 */
export type Run = (command: string, args: string[], env?: Record<string, string>) => Promise<number>;

/**
 * Creates a `run` function and the output it has collected. With `shown`, output goes straight to the
 * terminal instead.
 */
export function runner(shown: boolean): { run: Run; output: () => string } {
  const kept: Buffer[] = [];
  const run: Run = (command, args, env = {}) =>
    new Promise((done, fail) => {
      const output = shown ? 'inherit' : 'pipe';
      const path = [join(resolve(), 'node_modules', '.bin'), process.env.PATH].join(delimiter);
      const child = spawn(command, args, {
        stdio: ['ignore', output, output],
        env: { ...process.env, ...quiet, ...env, PATH: path },
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (part: Buffer) => kept.push(part));
      child.once('error', fail);
      child.once('close', (code) => done(code ?? 1));
    });
  return { run, output: () => Buffer.concat(kept).toString() };
}
