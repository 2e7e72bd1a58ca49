import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import type * as ApplyEdit from '../../content/desk/applyEdit';
import { Project } from '../../tests/fixtures/project';
import { addSessions } from './addSessions';

let mockFits = true;
jest.mock('../../content/desk/applyEdit', () => {
  const { applyEdit } = jest.requireActual<typeof ApplyEdit>('../../content/desk/applyEdit');
  return {
    applyEdit: (...args: Parameters<typeof applyEdit>) => (mockFits ? applyEdit(...args) : undefined),
  };
});

const file = 'data/sessions.yaml';
const comment = '# Every session. # Really.\n';

const plan = {
  city: 'krakow',
  group: 'juniors',
  venue: 'club',
  weekday: 'saturday',
  time: '10:00-12:00',
  from: '2026-10-03',
  until: '2026-10-17',
};

let project: Project;
let before: string;
beforeEach(() => {
  mockFits = true;
  project = new Project();
  before = comment + project.read(file);
  project.write(file, before);
});
afterEach(() => project.dispose());

const flags = (options: object) =>
  Object.entries(options).flatMap(([name, value]) => (value === true ? [`--${name}`] : [`--${name}`, value]));

/** Runs the command with scripted answers; without any there is nobody to ask. */
async function run(args: string[], answers?: string[]) {
  const lines: string[] = [];
  const rest = answers && [...answers];
  const ask = async (question: string) => {
    lines.push(question);
    const answer = rest?.shift();
    if (answer === undefined) throw new Error(`No answer to "${question}"`);
    return answer;
  };
  await addSessions(project.root, args, { ...(rest && { ask }), print: (line) => lines.push(line) });
  expect(rest ?? []).toEqual([]);
  return lines.join('\n');
}

const ids = () => parse(project.read(file)).map(({ id }: { id: string }) => id);

describe('by options', () => {
  it('adds the sessions in their place, and nothing else', async () => {
    const output = await run(flags({ ...plan, except: '2026-10-10', yes: true }));
    expect(output).toMatch(
      /^2 new sessions:\n {2}krakow-juniors-2026-10-03 {2}2026-10-03 10:00-12:00 {2}club\n/,
    );
    const added = ['03', '17'].map(
      (day) => `- id: krakow-juniors-2026-10-${day}
  city: krakow
  group: juniors
  venue: club
  starts: 2026-10-${day}T10:00
  ends: 2026-10-${day}T12:00
`,
    );
    expect(project.read(file)).toBe(before.replace('- id: second', `${added.join('')}- id: second`));
  });

  it('takes several exceptions, apart or in one', async () => {
    const apart = ['--except', '2026-10-03', '--except', '2026-10-10,2026-10-17'];
    await run([...flags({ ...plan, until: '2026-10-24', yes: true }), ...apart]);
    expect(ids()).toEqual(['first', 'krakow-juniors-2026-10-24', 'second']);
  });

  it('shows what it would add and leaves the file alone without --yes', async () => {
    await expect(run(flags(plan))).rejects.toThrow('Nothing was written. Say --yes to add them.');
    expect(project.read(file)).toBe(before);
  });

  it.each<[string, object, string]>([
    ['a missing option', { city: undefined }, '--city: expected one of "krakow", "warsaw", got nothing'],
    [
      'a venue of another city',
      { venue: 'centre' },
      '--venue: expected a venue of krakow (club), got "centre"',
    ],
    [
      'hours that are taken',
      { group: 'seniors', from: '2025-09-13', time: '20:00-22:00', until: '2025-09-13' },
      '--time: expected hours when club is free on 2025-09-13, got those of first (18:00-21:00)',
    ],
    ['two mistakes', { time: 'noon', from: 'soon' }, '--from: expected an ISO date, got "soon"'],
  ])('refuses %s', async (_, change, message) => {
    const options = Object.entries({ ...plan, ...change, yes: true }).filter(
      ([, value]) => value !== undefined,
    );
    await expect(run(flags(Object.fromEntries(options)))).rejects.toThrow(
      new RegExp(
        `^These sessions cannot be added:\\n(.*\\n)* {2}${message.replace(/[()]/g, '\\$&')}\\n(.*\\n)*Nothing was written\\.$`,
      ),
    );
    expect(project.read(file)).toBe(before);
  });

  it('refuses the same sessions a second time', async () => {
    const args = flags({ ...plan, yes: true });
    await run(args);
    const once = project.read(file);
    await expect(run(args)).rejects.toThrow('as there is krakow-juniors-2026-10-10 already');
    expect(project.read(file)).toBe(once);
  });

  it('refuses an option that there is not', async () => {
    await expect(run(['--town', 'krakow'])).rejects.toThrow("Unknown option '--town'");
  });

  it('writes nothing while the content has mistakes, and lists them', async () => {
    project.edit('data/events.yaml', (events) => events.setIn([1, 'starts'], 'Sep 13'));
    await expect(run(flags({ ...plan, yes: true }))).rejects.toThrow(
      'data/events.yaml › [1].starts: expected an ISO date, got "Sep 13"\nNothing was written.',
    );
    expect(project.read(file)).toBe(before);
  });

  it('checks the result as the build would, and does not write what that refuses', async () => {
    const complete = flags({ ...plan, except: '2026-10-10' });
    // Somebody adds one of the sessions by hand while the question is open.
    const entry = { id: 'krakow-juniors-2026-10-03', city: 'krakow', group: 'juniors', venue: 'club' };
    const meanwhile =
      before + stringify([{ ...entry, starts: '2026-10-03T18:00', ends: '2026-10-03T19:00' }]);
    const late = addSessions(project.root, complete, {
      ask: async () => {
        project.write(file, meanwhile);
        return 'y';
      },
      print: () => undefined,
    });
    await expect(late).rejects.toThrow(
      /expected a unique id, got "krakow-juniors-2026-10-03" again\nNothing was written\.$/,
    );
    expect(project.read(file)).toBe(meanwhile);
  });
});

it('says so and writes nothing when one of the sessions does not fit into the file', async () => {
  mockFits = false;
  await expect(run(flags({ ...plan, yes: true }))).rejects.toThrow(
    'data/sessions.yaml has changed since at the same place. Nothing was written.',
  );
  expect(project.read(file)).toBe(before);
});

describe('by questions', () => {
  it('asks for all, takes numbers and defaults, shows the sessions and adds them after a yes', async () => {
    const answers = ['1', 'juniors', '', '', '10:00-12:00', '2026-10-03', '2026-10-17', '2026-10-10', 'yes'];
    const output = await run([], answers);
    expect(output).toContain('City (1 krakow, 2 warsaw): ');
    expect(output).toContain('Venue (1 club) [club]: ');
    expect(output).toMatch(/Day of the week \(1 monday, .*, 7 sunday\) \[saturday\]: /);
    expect(output).toContain('2 new sessions:\n');
    expect(ids()).toEqual(['first', 'krakow-juniors-2026-10-03', 'krakow-juniors-2026-10-17', 'second']);
  });

  it('asks again, and says why, for an answer that cannot be right', async () => {
    const { time, ...rest } = plan;
    const output = await run(flags({ ...rest, yes: true }), ['ten', '12:00-10:00', time, '']);
    expect(output).toContain('  expected two times of 24 hours, like 10:00-12:00, got "ten"\n');
    expect(output).toContain('  expected an end that is after the start, got "12:00-10:00"\n');
    expect(ids()).toHaveLength(5);
  });

  it('asks again only for what does not fit the rest', async () => {
    const wrong = { ...plan, venue: 'centre', until: '2026-10-01', except: '2026-10-10', yes: true };
    const output = await run(flags(wrong), ['club', '2026-10-10']);
    expect(output).toContain('--venue: expected a venue of krakow (club), got "centre"');
    expect(output).not.toContain('City');
    expect(ids()).toEqual(['first', 'krakow-juniors-2026-10-03', 'second']);
  });

  it.each(['', 'n', 'yeah no'])('adds nothing after "%s"', async (answer) => {
    expect(await run(flags({ ...plan, except: '2026-10-10' }), [answer])).toMatch(/Nothing was written\.$/);
    expect(project.read(file)).toBe(before);
  });
});

describe('as a command', () => {
  const command = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      resolve(__dirname, '../../node_modules/.bin/tsx'),
      [resolve(__dirname, 'runAddSessions.ts'), ...args],
      { cwd: project.root, encoding: 'utf8', input: 'y\n' },
    );
    return { status, stdout, stderr };
  };

  it('asks nothing where no terminal is, and ends with 1 if it added nothing', () => {
    const { status, stdout, stderr } = command(...flags(plan));
    expect(status).toBe(1);
    expect(stdout).toMatch(/^3 new sessions:\n/);
    expect(stderr).toBe('Nothing was written. Say --yes to add them.\n');
    expect(project.read(file)).toBe(before);
  });

  it('ends with 0 after it has added them', () => {
    expect(command(...flags({ ...plan, yes: true }))).toMatchObject({ status: 0, stderr: '' });
    expect(ids()).toHaveLength(5);
  });

  it('explains itself', () => {
    const { status, stdout } = command('--help');
    expect(status).toBe(0);
    for (const name of [...Object.keys(plan), 'except', 'yes', 'help']) expect(stdout).toContain(`--${name}`);
  });
});
