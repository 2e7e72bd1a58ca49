import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMadeOf, readBaseline, writeBaseline } from './baselines';
import { compare, type Difference } from './compare';
import type { Shot } from './plan';
import type { Studio } from './studio';

/** Where differences are shown: before | after | difference. */
export const results = 'test-results/visual';

/** A difference counts when it is still there after these pauses, as the machine may be busy; ms. */
const pauses = [0, 100, 300, 1000, 3000];

/** Two pictures that far apart must look the same before one is kept; ms. */
const stillFor = 300;

/** Compares a story with its picture. @returns what is wrong */
export async function look(studio: Studio, shot: Shot): Promise<string | undefined> {
  const before = readBaseline(shot.name);
  if (!before) return 'has no picture yet';
  await studio.show(shot);
  let difference: Difference | undefined;
  for (const pause of pauses) {
    await sleep(pause);
    const after = await studio.shoot(shot);
    if (await isMadeOf(before, after)) return undefined;
    difference = await compare(before, after);
    if (!difference) return undefined;
  }
  return difference && `${difference.pixels} pixels differ: ${write(shot, difference)}`;
}

function write({ name }: Shot, { picture }: Difference): string {
  const file = join(results, `${name}.png`);
  mkdirSync(results, { recursive: true });
  writeFileSync(file, picture);
  return file;
}

/** Keeps a story's picture where it looks other than before. @returns whether it does */
export async function keep(studio: Studio, shot: Shot): Promise<boolean> {
  await studio.show(shot);
  const before = readBaseline(shot.name);
  if (before && (await isMadeOf(before, await studio.shoot(shot)))) return false;
  const picture = await stillPicture(studio, shot);
  if (before && !(await compare(before, picture))) return false;
  await writeBaseline(shot.name, picture);
  return true;
}

async function stillPicture(studio: Studio, shot: Shot): Promise<Buffer> {
  let before = await studio.shoot(shot);
  for (let tries = 0; tries < 20; tries++) {
    await sleep(stillFor);
    const after = await studio.shoot(shot);
    if (!(await compare(before, after))) return after;
    before = after;
  }
  throw new Error('does not come to rest: something in it moves on and on');
}
