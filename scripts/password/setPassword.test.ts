import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isPassword } from '../../src/browser/password';
import { setPassword } from './setPassword';

const root = mkdtempSync(join(tmpdir(), 'password-'));
const [content, readme] = [join(root, 'data/admin.yaml'), join(root, 'README.md')];

beforeEach(() => {
  mkdirSync(join(root, 'data'), { recursive: true });
  writeFileSync(content, '# The hash.\npassword: { iterations: 1, salt: c2FsdA==, hash: aGFzaA== }\n');
  writeFileSync(readme, 'Before.\n\nDemo password: `googly`\n\nAfter.\n');
});
afterAll(() => rmSync(root, { recursive: true }));

it('writes a hash that the password fits, and takes the demo password out of the README', async () => {
  await setPassword(root, 'a long enough one');
  const text = readFileSync(content, 'utf8');
  expect(text).toMatch(/^# The hash\.\n/);
  expect(await isPassword('a long enough one', parse(text).password)).toBe(true);
  expect(readFileSync(readme, 'utf8')).toBe('Before.\n\nAfter.\n');
});

it('refuses a short one and changes nothing', async () => {
  const before = readFileSync(content, 'utf8');
  await expect(setPassword(root, 'short')).rejects.toThrow('at least 12 characters');
  expect(readFileSync(content, 'utf8')).toBe(before);
  expect(readFileSync(readme, 'utf8')).toContain('Demo password');
});
