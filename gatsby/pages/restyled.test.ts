import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rememberStyles, renderRestyled } from './restyled';

const directory = mkdtempSync(join(tmpdir(), 'styles-'));
afterAll(() => rmSync(directory, { recursive: true }));

const kept = new Map<string, unknown>();
const dispatch = jest.fn();
const api = {
  cache: {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => void kept.set(key, value),
  },
  store: { dispatch, getState: () => ({ program: { directory } }) },
  createContentDigest: (styles: string) => styles,
};

it('has the pages rendered again after a change of a style sheet or a drawing alone', async () => {
  const build = async () => {
    await renderRestyled(api);
    await rememberStyles(api);
    return dispatch.mock.calls.splice(0).length;
  };
  mkdirSync(join(directory, 'src/styles'), { recursive: true });
  writeFileSync(join(directory, 'src/styles/tokens.css'), 'a{color:red}');
  expect(await build()).toBe(1);
  expect(await build()).toBe(0);
  writeFileSync(join(directory, 'src/page.tsx'), '');
  expect(await build()).toBe(0);
  writeFileSync(join(directory, 'src/styles/tokens.css'), 'a{color:green}');
  expect(await build()).toBe(1);
  writeFileSync(join(directory, 'src/styles/seam.svg'), '<svg/>');
  expect(await build()).toBe(1);
});
