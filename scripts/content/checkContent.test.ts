import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { factFiles, wordFiles } from '../../content/files';
import { Project } from '../../tests/fixtures/project';
import { contentReport } from './contentReport';

const script = resolve(__dirname, 'checkContent.ts');
const tsx = resolve(__dirname, '../../node_modules/.bin/tsx');

/** Runs the command in a copy of the project and returns its output and exit code. */
function command({ root }: Project, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(tsx, [script, ...options], { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr };
}

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.dispose());

it('says in a line that all is well', () => {
  expect(command(project)).toEqual({
    status: 0,
    stdout: 'The content in data/ is in order (en).\n',
    stderr: '',
  });
});

it('lists the mistakes, and nothing but the mistakes, and ends with 1', () => {
  project.edit('data/events.yaml', (events) => events.setIn([1, 'starts'], 'Sep 13'));
  project.write('data/en/faq.yaml', 'seo: {');
  project.remove('data/venues.yaml');
  const { status, stdout, stderr } = command(project);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trimEnd().split('\n')).toEqual([
    'The content in data/ has 3 mistakes:',
    '  data/venues.yaml: expected this file to have content, got nothing',
    '  data/events.yaml › [1].starts: expected an ISO date, got "Sep 13"',
    expect.stringMatching(/^ {2}data\/en\/faq\.yaml › line \d+, column \d+: expected valid YAML, got: /),
  ]);
});

it('lists all placeholders with --live and ends with 1', () => {
  project.edit('data/site.yaml', (site) => site.set('phone', '+48 000 000 000'));
  const { status, stdout, stderr } = command(project, '--live');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  const [head, ...lines] = stderr.trimEnd().split('\n');
  expect(head).toBe(`${lines.length} placeholders are left in data/; replace them before going live:`);
  expect(lines).toContain('  data/site.yaml › phone: +48 000 000 000');
});

it('lists the entries that are marked as samples with --live, facts and words', () => {
  const unmarked = contentReport(project.root, true).text.split('\n');
  project.edit('data/milestones.yaml', (milestones) => milestones.setIn([0, 'sample'], true));
  project.edit('data/en/home.yaml', (home) => home.setIn(['timeline', 'partners', 0, 'sample'], true));
  project.edit('data/en/home.yaml', (home) => home.setIn(['timeline', 'partners', 1, 'sample'], false));
  const { good, text } = contentReport(project.root, true);
  expect(good).toBe(false);
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      '  data/milestones.yaml › [0]: sample',
      '  data/en/home.yaml › timeline.partners[0]: sample',
    ]),
  );
  expect(unmarked.join()).not.toContain('milestones.yaml › [0]');
  expect(text).not.toContain('timeline.partners[1]');
});

it('tells apart with --live what belongs to which language', () => {
  project.edit('data/en/home.yaml', (home) => home.setIn(['timeline', 'partners', 0, 'sample'], true));
  project.translate('pl');
  project.edit('data/site.yaml', (site) => site.set('languages', ['en', 'pl']));
  const { text } = contentReport(project.root, true);
  expect(text).toMatch(
    /^\d+ placeholders are left in data\/ \(\d+ of all languages, (\d+) of en, \1 of pl\); replace /,
  );
  expect(text).toContain('  data/pl/home.yaml › timeline.partners[0]: sample');
});

it('passes --live once all of them are set', () => {
  const facts = Object.keys(factFiles).map((name) => `data/${name}.yaml`);
  const words = Object.keys(wordFiles).map((name) => `data/en/${name}.yaml`);
  for (const file of [...facts, ...words]) {
    const set = project
      .read(file)
      .replaceAll(/\.example\b/g, '.pl')
      .replaceAll(' 000 000 000', ' 123 456 789')
      .replaceAll('0-000', '0-123')
      .replaceAll('0000', '1234')
      .replaceAll(/\bsample: true\b/g, 'sample: false');
    project.write(file, set);
  }
  const lacking = contentReport(project.root, true).text;
  expect(lacking).toContain('  data/venues.yaml › [0].latitude: missing');
  expect(lacking).toContain('  data/en/venues.yaml › centre.parking: missing');
  expect(lacking).not.toContain('streetAddress');
  project.edit('data/venues.yaml', (venues) => {
    for (const n of [0, 1]) {
      venues.setIn([n, 'latitude'], 50);
      venues.setIn([n, 'longitude'], 20);
    }
  });
  project.edit('data/en/venues.yaml', (words) => {
    for (const id of ['club', 'centre'])
      for (const name of ['transport', 'parking', 'entrance']) words.setIn([id, name], 'By the river.');
  });
  expect(command(project, '--live')).toMatchObject({ status: 0, stderr: '' });
});
