import { existsSync } from 'node:fs';
import { type Check, checks } from './checks/list';
import { table } from './checks/table';
import { sum, type Totals } from './checks/totals';
import { ensureChromium } from './chromium';

/** `npm test`: all checks; `npm test -- jest types`: these. The last line is `N passed, N failed`. */
interface Outcome extends Totals {
  name: string;
  seconds: number;
  note: string;
}

async function main(names: string[]): Promise<Totals> {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    const known = checks.map(({ name }) => name).join(', ');
    throw new Error(`There is no check ${unknown.join(', ')}. The checks are ${known}.`);
  }
  const outcomes: Outcome[] = [];
  for (const check of checks.filter(({ name }) => names.length === 0 || names.includes(name))) {
    console.log(`\n━━━ ${check.title} (${check.name})\n`);
    const started = Date.now();
    const { totals, note } = await attempt(check, outcomes);
    const seconds = (Date.now() - started) / 1000;
    outcomes.push({ ...totals, name: check.name, seconds, note });
    console.log(`\n${totals.failed > 0 ? '✗' : '✓'} ${check.title}: ${seconds.toFixed(1)} s${note}`);
  }
  const total = sum(outcomes);
  console.log(`\n━━━ What ran\n\n${summary(outcomes)}\n\n${total.passed} passed, ${total.failed} failed`);
  return total;
}

/** Runs a check. One that cannot run, or breaks, has failed: the others still say what they have to say. */
async function attempt(check: Check, before: Outcome[]): Promise<{ totals: Totals; note: string }> {
  const failed = { passed: 0, failed: 1 };
  const { needs } = check;
  if (needs && before.some(({ name, passed }) => name === needs.check && passed === 0)) {
    return { totals: failed, note: `, skipped: ${needs.check} failed` };
  }
  if (needs && !existsSync(needs.dir)) {
    return { totals: failed, note: `, skipped: no ${needs.dir}/, run the check ${needs.check} first` };
  }
  try {
    if (check.browser) ensureChromium();
    const totals = await check.run();
    return { totals, note: totals.retried ? `, ${totals.retried} at the second try` : '' };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { totals: failed, note: ', could not run' };
  }
}

function summary(outcomes: Outcome[]): string {
  const rows = outcomes.map(({ name, passed, failed, seconds, note }) => [
    name + note,
    String(passed),
    String(failed),
    `${seconds.toFixed(1)} s`,
  ]);
  return table([['check', 'passed', 'failed', 'time'], ...rows]);
}

main(process.argv.slice(2))
  .then(({ failed }) => {
    process.exitCode = failed > 0 ? 1 : 0;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
