import { rmSync } from 'node:fs';
import type { Totals } from '../checks/totals';
import { namesOfBaselines, readDrawnBy, removeBaseline, writeDrawnBy } from './baselines';
import { keep, look, results } from './look';
import type { Shot } from './plan';
import { withSession } from './session';

/** Stories whose ids begin like one of these; all, where there is none. */
type Wanted = readonly string[];

const select = (shots: readonly Shot[], wanted: Wanted) =>
  shots.filter(({ story }) => wanted.length === 0 || wanted.some((start) => story.startsWith(start)));

const message = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** `Chromium 140.0.7339.80, linux x64` → `linux x64` */
const machine = (drawnBy: string) => drawnBy.split(', ').at(-1);

/** Compares every story with its pictures and says where they differ. */
export function checkLooks(wanted: Wanted = []): Promise<Totals> {
  rmSync(results, { recursive: true, force: true });
  return withSession(async ({ drawnBy, shots, work }) => {
    const before = readDrawnBy();
    if (before && machine(before) !== machine(drawnBy)) {
      console.error(
        `The pictures were drawn by ${before}; ${drawnBy} draws others, so nothing is compared here. See "Visual review" in Storybook.`,
      );
      return { passed: 0, failed: process.env.CI ? 1 : 0 };
    }
    const problems: string[] = [];
    let retried = 0;
    const selected = select(shots, wanted);
    await work(selected, async (studio, shot) => {
      const once = () => look(studio, shot).catch(message);
      let problem = await once();
      // As stories and browser tests: a busy machine may lose a race, a defect fails twice.
      if (problem && process.env.CI) {
        console.error(`  ${shot.name}: ${problem}; tried once more.`);
        studio.leave();
        problem = await once();
        if (!problem) retried++;
      }
      if (problem) problems.push(`${shot.name}: ${problem}`);
    });
    const passed = selected.length - problems.length;
    if (wanted.length === 0)
      problems.push(...orphans(shots).map((name) => `${name}: the story of this picture is gone`));

    console.log(`${passed} of ${selected.length} pictures are as they were.`);
    for (const problem of problems.sort()) console.error(`  ${problem}`);
    if (problems.length > 0) console.error(advice(before, drawnBy));
    return { passed, failed: problems.length, retried };
  });
}

/** Draws the pictures of what has changed, is new or has gone. */
export function updateLooks(wanted: Wanted = []): Promise<Totals> {
  return withSession(async ({ drawnBy, shots, work }) => {
    let kept = 0;
    const problems: string[] = [];
    const selected = select(shots, wanted);
    await work(selected, async (studio, shot) => {
      await keep(studio, shot).then(
        (changed) => {
          if (!changed) return;
          kept++;
          console.log(shot.name);
        },
        (error: unknown) => problems.push(`${shot.name}: ${message(error)}`),
      );
    });
    const gone = wanted.length === 0 ? orphans(shots) : [];
    gone.forEach(removeBaseline);
    writeDrawnBy(drawnBy);
    console.log(`${kept} of ${selected.length} pictures drawn anew, ${gone.length} removed.`);
    for (const problem of problems.sort()) console.error(`  ${problem}`);
    return { passed: selected.length - problems.length, failed: problems.length };
  });
}

function orphans(shots: readonly Shot[]): string[] {
  const names = new Set(shots.map(({ name }) => name));
  return namesOfBaselines().filter((name) => !names.has(name));
}

function advice(before: string | undefined, drawnBy: string): string {
  const other =
    !before || before === drawnBy ? '' : `The pictures were drawn by ${before}, and this is ${drawnBy}. `;
  return `${other}If it must look like this: npm run visual:update (-- <story id>), and commit tests/visual.`;
}
