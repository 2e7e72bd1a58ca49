import { pbkdf2Sync, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { derive, isPassword } from './password';

const salt = Buffer.from('sixteen bytes ok').toString('base64');
const { crypto } = globalThis;

const setCrypto = (value: unknown) =>
  Object.defineProperty(globalThis, 'crypto', { value, configurable: true });

beforeAll(() => {
  Object.assign(globalThis, { TextEncoder });
  setCrypto(webcrypto);
});
afterAll(() => setCrypto(crypto));

test.each(['password', 'zażółć gęślą jaźń', '🏏'])(
  'derives what another implementation does: %s',
  async (password) => {
    const expected = pbkdf2Sync(password, Buffer.from(salt, 'base64'), 1000, 32, 'sha256').toString('base64');
    expect(await derive(password, salt, 1000)).toBe(expected);
  },
);

test('only the password is the password', async () => {
  const key = { salt, iterations: 1000, hash: await derive('right', salt, 1000) };
  expect(await isPassword('right', key)).toBe(true);
  for (const wrong of ['', 'Right', 'right ', key.hash]) expect(await isPassword(wrong, key)).toBe(false);
});

test('throws where Web Crypto is missing', async () => {
  setCrypto({});
  await expect(isPassword('right', { salt, iterations: 1000, hash: '' })).rejects.toThrow();
  setCrypto(webcrypto);
});
