import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mistakes } from '../../tests/fixtures/mistakes/contentMistakes';
import { Project } from '../../tests/fixtures/project';
import { copyCode } from '../shared/copyCode';

/**
 * The tests of the content check try all mistakes; here one of each kind is enough, because builds are slow. Each line is
 * a build, which says all of its mistakes at once.
 */
const tried = [
  [
    'a key that nothing knows',
    'a day that the calendar does not have',
    'a picture that is none',
    'a key that is there twice',
  ],
  ['the id of no venue'],
  ['a file that is missing'],
];

/** One place for all builds: most of the first one's time goes into compiling the configuration, which is kept. */
const site = mkdtempSync(join(tmpdir(), 'site-'));
beforeAll(() => copyCode(site));
afterAll(() => rmSync(site, { recursive: true, force: true }));

let project: Project;
beforeEach(() => {
  project = new Project();
  for (const name of ['data', 'public']) rmSync(join(site, name), { recursive: true, force: true });
});
afterEach(() => project.dispose());

const broken = tried.map((names) => mistakes.filter(({ mistake }) => names.includes(mistake)));

it('knows the mistakes that it tries', () => {
  expect(broken.map(({ length }) => length)).toEqual(tried.map(({ length }) => length));
});

it.each(broken.map((made) => ({ made, names: made.map(({ mistake }) => mistake).join(', ') })))(
  'a build stops, says what is wrong and writes no page: $names',
  ({ made }) => {
    for (const { make } of made) make(project);
    cpSync(join(project.root, 'data'), join(site, 'data'), { recursive: true });
    const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin/gatsby'), ['build'], {
      cwd: site,
      encoding: 'utf8',
      env: { ...process.env, CI: '1', NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1' },
    });
    const output = `${stdout}${stderr}`.replaceAll(/\s+/g, ' ');
    const count = made.length === 1 ? '1 mistake' : `${made.length} mistakes`;
    expect(output).toContain(`The content in data/ has ${count}:`);
    for (const line of made.flatMap(({ said }) => said)) expect(output).toContain(line);
    expect(output).not.toMatch(/ at \S+ \(|node_modules/);
    expect(status).toBe(1);
    expect(pages(join(site, 'public'))).toEqual([]);
  },
  120_000,
);

function pages(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
}
