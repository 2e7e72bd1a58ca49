import { readdirSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(html|js|css|json|xml|txt|svg|ics|webmanifest)$/;

/** Smaller files are not compressed, because they fit into one packet anyway; bytes. */
const worthwhile = 1400;

/** Quality 9 of 11: 1 % larger than 11 in a third of the time. Measurements: docs/performance.md. */
const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

const encodings = {
  '.br': brotli,
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Writes a `.br` and a `.gz` next to each text file of a folder, so that servers need not compress on each request. Those of
 * unchanged files are kept; those of deleted files are removed.
 */
export async function compressFiles(dir: string): Promise<void> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)));
  const present = new Set(names);
  const compressible = names.filter(
    (name) => text.test(name) && statSync(join(dir, name)).size >= worthwhile,
  );
  const wanted = new Set(compressible.flatMap((name) => [`${name}.br`, `${name}.gz`]));
  const stale = names.filter((name) => /\.(br|gz)$/.test(name) && !wanted.has(name));
  await Promise.all(stale.map((name) => rm(join(dir, name))));
  for (const name of compressible) {
    const file = join(dir, name);
    const changed = statSync(file).mtimeMs;
    const missing = Object.entries(encodings).filter(
      ([ending]) => !present.has(name + ending) || statSync(file + ending).mtimeMs < changed,
    );
    if (missing.length === 0) continue;
    const content = await readFile(file);
    await Promise.all(
      missing.map(async ([ending, encode]) => writeFile(file + ending, await encode(content))),
    );
  }
}
