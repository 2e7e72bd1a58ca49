import { createInterface } from 'node:readline/promises';
import { runMain } from '../shared/runMain';
import { addSessions } from './addSessions';

/** `npm run add:sessions`: adds weekly sessions to data/sessions.yaml. `--help` tells how. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const print = (line: string) => console.log(line);
  if (!process.stdin.isTTY) return addSessions('.', args, { print });
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new AbortController();
  terminal.once('close', () => closed.abort());
  const ask = async (question: string) => {
    try {
      return await terminal.question(question, { signal: closed.signal });
    } catch {
      throw new Error('\nNothing was written.');
    }
  };
  try {
    await addSessions('.', args, { ask, print });
  } finally {
    terminal.close();
  }
}

runMain(main);
