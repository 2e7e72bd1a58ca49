import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mistakes } from '../../tests/fixtures/contentMistakes';
import { Project } from '../../tests/fixtures/project';
import { copyCode } from '../shared/copyCode';

/**
 * The tests of the content check try all mistakes; here one of each kind is enough, because builds are slow.
 */
const tried = [
  'a key that nothing knows',
  'a day that the calendar does not have',
  'the id of no venue',
  'a picture that is none',
  'a file that is missing',
  'a key that is there twice',
];

let project: Project;
beforeEach(() => {
  project = new Project();
  copyCode(project.root);
});
afterEach(() => project.dispose());

const broken = mistakes.filter(({ mistake }) => tried.includes(mistake));

it('knows the mistakes that it tries', () => {
  expect(broken).toHaveLength(tried.length);
});

it.each(broken)(
  'a build stops, says what is wrong and writes no page: $mistake',
  ({ make, said }) => {
    make(project);
    const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin/gatsby'), ['build'], {
      cwd: project.root,
      encoding: 'utf8',
      env: { ...process.env, CI: '1', NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1' },
    });
    const output = `${stdout}${stderr}`.replaceAll(/\s+/g, ' ');
    expect(output).toContain('The content in data/ has 1 mistake:');
    for (const line of said) expect(output).toContain(line);
    expect(output).not.toMatch(/ at \S+ \(|node_modules/);
    expect(status).toBe(1);
    expect(pages(join(project.root, 'public'))).toEqual([]);
  },
  120_000,
);

function pages(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
}
