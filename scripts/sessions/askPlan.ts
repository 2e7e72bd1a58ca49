import { weeklyPlan, type weeklySessions } from '../../content/calendar/weeklySessions';
import type { Facts } from '../../content/files';
import { problemsOf } from '../../content/problems';
import { weekdays } from '../../content/schemas/facts';
import { daysIn, type PlanInput } from './options';

/** Asks for a line of text. */
export type Ask = (question: string) => Promise<string>;

/** In the order in which they are asked for: what may be chosen next depends on what was before. */
const fields = ['city', 'group', 'venue', 'weekday', 'time', 'from', 'until', 'except'] as const;
type Field = (typeof fields)[number];

/** A question, what may be chosen, and what an empty answer means. */
interface Question {
  text: string;
  choices?: readonly string[];
  preset?: string;
}

/** Asks for the fields that a plan lacks, each until its answer can be right. */
export async function askPlan(
  given: PlanInput,
  facts: Facts,
  ask: Ask,
  print: (line: string) => void,
): Promise<PlanInput> {
  const plan = { ...given };
  for (const field of fields) {
    while (plan[field] === undefined) {
      const answer = await answerTo(questionFor(field, plan, facts), ask);
      const value = field === 'except' ? daysIn(answer) : answer;
      const checked = weeklyPlan(facts).shape[field].safeParse(value);
      if (checked.success) Object.assign(plan, { [field]: value });
      else for (const { message } of problemsOf(checked.error, '', value)) print(`  ${message}`);
    }
  }
  return plan;
}

/** The plan without the fields that have problems, to be asked for again. */
export function withoutProblems(
  plan: PlanInput,
  problems: ReturnType<typeof weeklySessions>['problems'],
): PlanInput {
  const wrong = new Set(problems.map(({ path }) => path.replace(/\W.*/, '')));
  return Object.fromEntries(Object.entries(plan).filter(([field]) => !wrong.has(field)));
}

async function answerTo({ text, choices, preset }: Question, ask: Ask): Promise<string> {
  const list = choices ? ` (${choices.map((choice, n) => `${n + 1} ${choice}`).join(', ')})` : '';
  const answer = (await ask(`${text}${list}${preset ? ` [${preset}]` : ''}: `)).trim();
  if (answer === '') return preset ?? '';
  return (/^\d+$/.test(answer) && choices?.[Number(answer) - 1]) || answer;
}

function questionFor(field: Field, { city }: PlanInput, facts: Facts): Question {
  switch (field) {
    case 'city':
      return choice('City', idsOf(facts.cities));
    case 'group':
      return choice('Group', idsOf(facts.groups));
    case 'venue':
      return choice('Venue', idsOf(facts.venues.filter((venue) => venue.city === city)));
    case 'weekday':
      return {
        text: 'Day of the week',
        choices: weekdays,
        preset: facts.cities.find(({ id }) => id === city)?.regularDay,
      };
    case 'time':
      return { text: 'From when to when, like 10:00-12:00' };
    case 'from':
      return { text: 'First day, like 2026-10-03' };
    case 'until':
      return { text: 'Last day, like 2026-12-19' };
    case 'except':
      return { text: 'Days without a session, with commas between them (none: Enter)' };
  }
}

/** What there is only one of is chosen by Enter. */
const choice = (text: string, choices: readonly string[]): Question => ({
  text,
  choices,
  preset: choices.length === 1 ? choices[0] : undefined,
});

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
