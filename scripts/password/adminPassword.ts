import { createInterface } from 'node:readline/promises';
import { runMain } from '../shared/runMain';
import { setPassword } from './setPassword';

/** `npm run admin:password`: asks for a new /admin password and sets it. */
async function main(): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new Error('No password was typed. Nothing was changed.')));
  });
  const password = await Promise.race([terminal.question('New password of /admin: '), ended]);
  terminal.close();
  await setPassword('.', password);
  console.log('data/admin.yaml has the new hash. Rebuild the site for it to take effect.');
}

runMain(main);
