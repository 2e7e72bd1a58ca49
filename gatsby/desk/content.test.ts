import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deskContent } from './content';

it('the desk gets every file but the one with the hash of the password', () => {
  const root = resolve(__dirname, '../..');
  const { texts, pictures, commit } = deskContent(root);
  expect(texts['data/sessions.yaml']).toBe(readFileSync(`${root}/data/sessions.yaml`, 'utf8'));
  const hash = /hash: (\S+)/.exec(readFileSync(`${root}/data/admin.yaml`, 'utf8'))?.[1] ?? '';
  expect(hash).not.toBe('');
  expect(JSON.stringify(texts)).not.toContain(hash);
  expect(['jpg', 'png', 'webp']).toEqual(expect.arrayContaining([...new Set(Object.values(pictures))]));
  // A downloaded copy has no Git, and so no commit to name.
  expect(commit ?? '0'.repeat(40)).toMatch(/^[0-9a-f]{40}$/);
});
