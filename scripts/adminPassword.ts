import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseDocument } from 'yaml';
import { derive } from '../src/machines/admin/password';

const file = 'data/admin.yaml';
const iterations = 600_000;
const shortest = 12;

/** `npm run admin:password`: asks for a new password and writes its salted hash, nothing else, into the content. */
async function main(): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const password = await terminal.question('New password of /admin: ');
  terminal.close();
  if (password.length < shortest)
    throw new Error(`A password has at least ${shortest} characters. Nothing was changed.`);

  const salt = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.set(
    'password',
    document.createNode({ iterations, salt, hash: await derive(password, salt, iterations) }),
  );
  writeFileSync(file, document.toString({ lineWidth: 0 }));
  console.log(`${file} has the new hash. Build the site to use it.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
