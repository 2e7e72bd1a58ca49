import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { derive } from '../../src/browser/password';
import { editYaml } from '../shared/editYaml';

const iterations = 600_000;
const shortest = 12;

/**
 * Sets the password of /admin: writes its salted hash, and nothing else, into `data/admin.yaml`, and removes
 * the demo password, which no longer works, from the README.
 *
 * @throws if the password is too short; then nothing has changed
 */
export async function setPassword(root: string, password: string): Promise<void> {
  if (password.length < shortest)
    throw new Error(`The password needs at least ${shortest} characters. Nothing was changed.`);
  const salt = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const hash = await derive(password, salt, iterations);
  editYaml(join(root, 'data/admin.yaml'), (admin) =>
    admin.set('password', admin.createNode({ iterations, salt, hash })),
  );
  const readme = join(root, 'README.md');
  writeFileSync(readme, readFileSync(readme, 'utf8').replace(/^Demo password: .*\n\n?/m, ''));
}
