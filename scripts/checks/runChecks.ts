import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ensureChromium } from '../shared/chromium';
import { runMain } from '../shared/runMain';
import { failures, slowest, table } from '../shared/table';
import { type Check, checks } from './list';
import { runner } from './run';
import { schedule } from './schedule';
import { sum, type Totals } from './totals';

/** How a check ended. */
interface Outcome extends Totals {
  name: string;
  seconds: number;
  note: string;
}

/** `npm test` runs all checks, `npm test -- jest types` only these. It ends with `N passed, N failed`. */
async function main(names: string[]): Promise<Totals> {
  const chosen = choose(names);
  const outcomes: Outcome[] = [];
  const started = Date.now();
  await schedule(chosen, availableParallelism(), async (check) => {
    outcomes.push(await perform(check, outcomes, chosen.length === 1));
  });
  const total = sum(outcomes);
  console.log(
    `\n━━━ What ran, in ${minutes(Date.now() - started)}\n\n${summary(outcomes)}\n${failures(outcomes.flatMap(({ timings = [] }) => timings))}\n${total.passed} passed, ${total.failed} failed`,
  );
  return total;
}

/** The checks with these names or aliases; all checks if no name is given. */
function choose(names: string[]): Check[] {
  const called = ({ name, alias }: Check) => names.some((wanted) => [name, alias].includes(wanted));
  const unknown = names.filter((wanted) => !checks.some(({ name, alias }) => [name, alias].includes(wanted)));
  if (unknown.length > 0) {
    const known = checks.map(({ name }) => name).join(', ');
    throw new Error(`Unknown check: ${unknown.join(', ')}. The checks are ${known}.`);
  }
  return checks
    .filter((check) => names.length === 0 || called(check))
    .map((check) => ({
      ...check,
      after: [...(check.after ?? []), ...(check.needs ? [check.needs.check] : [])],
    }));
}

/**
 * Runs a check. Its output is streamed if it runs alone; otherwise it is printed when the check ends, so that
 * the output of concurrent checks does not mix.
 */
async function perform(check: Check, before: Outcome[], alone: boolean): Promise<Outcome> {
  const { name, title } = check;
  console.log(alone ? `\n━━━ ${title} (${name})\n` : `… ${title} (${name})`);
  const { run, output } = runner(alone);
  const started = Date.now();
  const { totals, note } = await attempt(check, before, run);
  const seconds = (Date.now() - started) / 1000;
  if (!alone) console.log(`\n━━━ ${title} (${name})\n\n${output()}`);
  console.log(
    `${slowest(totals.timings ?? [])}\n${totals.failed > 0 ? '✗' : '✓'} ${title}: ${seconds.toFixed(1)} s${note}\n`,
  );
  return { ...totals, name, seconds, note };
}

/** A check that cannot start, or that throws, counts as failed and does not stop the others. */
async function attempt(
  { needs, browser, run: start }: Check,
  before: Outcome[],
  run: Parameters<Check['run']>[0],
): Promise<{ totals: Totals; note: string }> {
  const failed = { passed: 0, failed: 1 };
  if (needs && before.some(({ name, passed }) => name === needs.check && passed === 0)) {
    return { totals: failed, note: `, not run: ${needs.check} failed` };
  }
  if (needs && !existsSync(needs.dir)) {
    return { totals: failed, note: `, not run: no ${needs.dir}/, run the check ${needs.check} first` };
  }
  try {
    if (browser) ensureChromium();
    return { totals: await start(run), note: '' };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { totals: failed, note: ', could not run' };
  }
}

const minutes = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')} minutes`;

function summary(outcomes: Outcome[]): string {
  const order = checks.map(({ name }) => name);
  const rows = outcomes
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map(({ name, passed, failed, seconds, note }) => [
      name + note,
      String(passed),
      String(failed),
      `${seconds.toFixed(1)} s`,
    ]);
  return table([['check', 'passed', 'failed', 'time'], ...rows]);
}

runMain(async () => ((await main(process.argv.slice(2))).failed > 0 ? 1 : 0));
