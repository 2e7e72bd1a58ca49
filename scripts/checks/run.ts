import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

const quiet = { GATSBY_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };

/** Runs a command of this project (`node_modules/.bin`) with its output shown as it comes. @returns the exit code */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const path = [join(resolve(), 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...quiet, ...env, PATH: path },
    });
    child.once('error', fail);
    child.once('close', (code) => done(code ?? 1));
  });
}
