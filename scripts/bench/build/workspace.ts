import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { formatProblems } from '../../../gatsby/content/problems';
import { readContent } from '../../../gatsby/content/readContent';
import { copyCode } from '../../copyCode';

const facts = z.array(z.looseObject({ id: z.string() }));
const words = z.record(z.string(), z.unknown());

/** A copy of what a build reads, without anything that an earlier one has left. */
export function makeWorkspace(): string {
  const dir = mkdtempSync(join(tmpdir(), 'build-'));
  copyCode(dir);
  cpSync('data', join(dir, 'data'), { recursive: true });
  return dir;
}

/**
 * Makes the data as many times as large where its schemas allow it: events and sessions. The questions (four times four) and
 * the coaching types are fixed, and pictures are shared by the copies.
 */
export function scaleData(dir: string, scale: number): void {
  rewrite(join(dir, 'data/events.yaml'), (events) => copies(facts.parse(events), scale));
  rewrite(join(dir, 'data/sessions.yaml'), (sessions) => copies(facts.parse(sessions), scale));
  rewrite(join(dir, 'data/en/events.yaml'), (texts) =>
    Object.fromEntries(
      Object.entries(words.parse(texts))
        .flatMap(([id, text]) => copies([{ id, text }], scale))
        .map(({ id, text }) => [id, text]),
    ),
  );
  const { content, problems } = readContent(dir);
  if (!content) throw new Error(formatProblems(problems));
}

/** Changes one word that visitors read. */
export function changeWord(dir: string): void {
  const file = join(dir, 'data/en/faq.yaml');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace('Frequently asked questions', 'Frequently asked matters');
  if (changed === text) throw new Error(`${file} has another title now.`);
  writeFileSync(file, changed);
}

function rewrite(file: string, change: (content: unknown) => unknown): void {
  writeFileSync(file, stringify(change(parse(readFileSync(file, 'utf8'))), { aliasDuplicateObjects: false }));
}

/** Each one so many times; every copy after the first has an id of its own. */
function copies<T extends { id: string }>(all: readonly T[], scale: number): T[] {
  return Array.from({ length: scale }, (_, n) =>
    all.map((one) => ({ ...one, id: n === 0 ? one.id : `${one.id}-copy-${n}` })),
  ).flat();
}
