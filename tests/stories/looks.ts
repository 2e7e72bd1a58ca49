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
type Shoot = () => Promise<Buffer>;

/** Compares a story with its picture. @returns what is wrong, or nothing */
export async function differenceOf(name: string, shoot: Shoot): Promise<string> {
  const before = readBaseline(name);
  if (!before) return `${name} has no picture yet`;
  let difference: Difference | undefined;
  for (const time of pauses) {
    await pause(time);
    const after = await shoot();
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

/** Stores a story's picture if it looks different from the stored one. */
export async function keep(name: string, shoot: Shoot): Promise<void> {
  const before = readBaseline(name);
  if (before && (await isMadeOf(before, await shoot()))) return;
  const picture = await stillPicture(name, shoot);
  if (before && !(await compare(before, picture))) return;
  await writeBaseline(name, picture);
  console.error(`${name} drawn anew`);
}

async function stillPicture(name: string, shoot: Shoot): Promise<Buffer> {
  let before = await shoot();
  for (let tries = 0; tries < 20; tries++) {
    await pause(stillFor);
    const after = await shoot();
    if (!(await compare(before, after))) return after;
    before = after;
  }
  throw new Error(`${name} does not come to rest: something in it moves on and on`);
}
