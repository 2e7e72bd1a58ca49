import { createInterface } from 'node:readline/promises';
import { runMain } from '../shared/runMain';
import { setPassword } from './setPassword';

/** `npm run admin:password`: asks for a new /admin password and sets it. */
async function main(): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const password = await terminal.question('New password of /admin: ');
  terminal.close();
  await setPassword('.', password);
  console.log('data/admin.yaml has the new hash. Rebuild the site for it to take effect.');
}

runMain(main);
