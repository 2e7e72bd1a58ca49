import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress';

let dir: string;
const at = (name: string) => join(dir, name);
const long = 'A long page about cricket in Krakow and Warsaw. '.repeat(100);

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'compress-'));
  mkdirSync(at('faq'));
});

afterEach(() => rmSync(dir, { recursive: true }));

it('writes each longer text in both encodings, in all folders, and nothing else', async () => {
  writeFileSync(at('faq/index.html'), long);
  writeFileSync(at('short.json'), '{}');
  writeFileSync(at('picture.avif'), long);
  // Gatsby has a folder of this name for the page's data.
  mkdirSync(at('404.html'));
  await compressFiles(dir);
  expect(brotliDecompressSync(readFileSync(at('faq/index.html.br'))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(at('faq/index.html.gz'))).toString()).toBe(long);
  for (const name of ['short.json.br', 'short.json.gz', 'picture.avif.br', 'picture.avif.gz'])
    expect(existsSync(at(name))).toBe(false);
});

it('follows changes from build to build', async () => {
  for (const name of ['same.js', 'changed.js', 'gone.js', 'shorter.js']) writeFileSync(at(name), long);
  await compressFiles(dir);
  writeFileSync(at('same.js.gz'), 'kept');
  writeFileSync(at('changed.js'), `${long}!`);
  const later = new Date(Date.now() + 5000);
  utimesSync(at('changed.js'), later, later);
  writeFileSync(at('shorter.js'), 'short');
  rmSync(at('gone.js'));
  await compressFiles(dir);
  expect(readFileSync(at('same.js.gz'), 'utf8')).toBe('kept');
  expect(gunzipSync(readFileSync(at('changed.js.gz'))).toString()).toBe(`${long}!`);
  for (const name of ['gone.js.br', 'gone.js.gz', 'shorter.js.br', 'shorter.js.gz'])
    expect(existsSync(at(name))).toBe(false);
});
