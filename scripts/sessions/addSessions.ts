import { type Session, weeklySessions } from '../../content/calendar/weeklySessions';
import { checkContent } from '../../content/checks/checkContent';
import { applyEdit } from '../../content/desk/applyEdit';
import { sessionEdits } from '../../content/desk/plan';
import type { Content, DataFiles, Facts } from '../../content/files';
import { formatProblems } from '../../content/problems';
import { readData } from '../../gatsby/data/readData';
import { writeData } from '../../gatsby/data/writeData';
import { type Ask, askPlan, withoutProblems } from './askPlan';
import { help, type PlanInput, readOptions } from './options';

const file = 'data/sessions.yaml';
const nothing = 'Nothing was written.';

/** What the command talks to. Without `ask` there is nobody to ask. */
interface Terminal {
  ask?: Ask;
  print: (line: string) => void;
}

/**
 * Adds weekly sessions to `data/sessions.yaml` below `root`.
 *
 * @throws if something is wrong; then nothing has changed
 */
export async function addSessions(root: string, args: readonly string[], terminal: Terminal): Promise<void> {
  const { ask, print } = terminal;
  const options = readOptions(args);
  if (options.help) return print(help);
  const { facts } = checked(readData(root));
  const sessions = await plannedSessions(options.input, facts, terminal);
  print(preview(sessions));
  if (!options.yes) {
    if (!ask) throw new Error(`${nothing} Say --yes to add them.`);
    if (!/^y(es)?$/i.test((await ask(`Add them to ${file}? (y/N) `)).trim())) return print(nothing);
  }
  // Read again: somebody may have worked on the files while the questions were open.
  const edits = sessionEdits(sessions, checked(readData(root)).facts);
  writeData(
    root,
    edits.map((edit) => ({ file, change: (before) => applyEdit(before, edit) })),
  );
  print(`Added to ${file}.`);
}

/** The content of `data/`. @throws with all its mistakes, if it has any */
function checked(data: DataFiles): Content {
  const { content, problems } = checkContent(data);
  if (!content) throw new Error(`${formatProblems(problems)}\n${nothing}`);
  return content;
}

/** The sessions of a plan without problems: with somebody to ask, it is asked for until it has none. */
async function plannedSessions(
  input: PlanInput,
  facts: Facts,
  { ask, print }: Terminal,
): Promise<readonly Session[]> {
  let plan = ask ? await askPlan(input, facts, ask, print) : { except: [], ...input };
  for (;;) {
    const { sessions, problems } = weeklySessions(plan, facts);
    if (problems.length === 0) return sessions;
    const lines = problems.map(({ path, message }) => `  --${path.replace(/\[.*/, '')}: ${message}`);
    if (!ask) throw new Error(['These sessions cannot be added:', ...lines, nothing].join('\n'));
    print(['That cannot be:', ...lines].join('\n'));
    plan = await askPlan(withoutProblems(plan, problems), facts, ask, print);
  }
}

function preview(sessions: readonly Session[]): string {
  const lines = sessions.map(
    ({ id, starts, ends, venue }) => `  ${id}  ${starts.replace('T', ' ')}-${ends.slice(11)}  ${venue}`,
  );
  return [sessions.length === 1 ? '1 new session:' : `${sessions.length} new sessions:`, ...lines].join('\n');
}
