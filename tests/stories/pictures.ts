import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isMadeOf, readBaseline, writeBaseline } from '../../scripts/visual/baselines';
import { compare, type Difference } from '../../scripts/visual/compare';

/** Where differences are shown: before | after | difference. */
export const results = 'test-results/visual';

/** A difference counts when it is still there after these pauses, as the machine may be busy; ms. */
const pauses = [0, 100, 300, 1000, 3000];

/** A new picture is kept when another one, taken this much later, is the same; ms. */
const stillFor = 300;

/** Takes the picture as it is now, a PNG. */
type Capture = () => Promise<Buffer>;

/** Compares a story with its picture. @returns what is wrong, or nothing */
export async function differenceOf(name: string, capture: Capture): Promise<string> {
  const before = readBaseline(name);
  if (!before) return `${name} has no picture yet`;
  let difference: Difference | undefined;
  for (const time of pauses) {
    await pause(time);
    const after = await capture();
    if (await isMadeOf(before, after)) return '';
    difference = await compare(before, after);
    if (!difference) return '';
  }
  return difference ? `${difference.pixels} pixels differ: ${write(name, difference)}` : '';
}

function write(name: string, { picture }: Difference): string {
  const file = join(results, `${name}.png`);
  mkdirSync(results, { recursive: true });
  writeFileSync(file, picture);
  return file;
}

/** Keeps a story's picture where it looks other than before. */
export async function update(name: string, capture: Capture): Promise<void> {
  const before = readBaseline(name);
  if (before && (await isMadeOf(before, await capture()))) return;
  const picture = await stillPicture(name, capture);
  if (before && !(await compare(before, picture))) return;
  await writeBaseline(name, picture);
  console.error(`${name} drawn anew`);
}

async function stillPicture(name: string, capture: Capture): Promise<Buffer> {
  let before = await capture();
  for (let tries = 0; tries < 20; tries++) {
    await pause(stillFor);
    const after = await capture();
    if (!(await compare(before, after))) return after;
    before = after;
  }
  throw new Error(`${name} does not come to rest: something in it moves on and on`);
}
