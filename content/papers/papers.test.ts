import { isSeq } from 'yaml';
import { readContent } from '../../gatsby/data/readData';
import { Project } from '../../tests/fixtures/project';
import { formatProblem } from '../problems';
import type { Paper } from './blocks';
import { papersOf } from './papers';

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.dispose());

/** What a paper of the project says, as it is handed to the press. */
function blocksOf(key: Paper['key']): string {
  const { content } = readContent(project.root);
  if (!content) throw new Error('The test content is invalid.');
  return JSON.stringify(
    papersOf(content, 'en', 'https://academy.example').find((paper) => paper.key === key)?.blocks,
  );
}

/** Turns the order of a list round. */
const turn = (file: string, path: string[]) =>
  project.edit(file, (words) => {
    const list = words.getIn(path);
    if (!isSeq(list)) throw new Error(`No list in ${file}`);
    list.items.reverse();
  });

it('takes cards for what they say, in whichever order and with whichever icon the pages have them', () => {
  turn('data/en/schedule.yaml', ['info', 'cards']);
  turn('data/en/career.yaml', ['criteria', 'pillars']);
  for (const [file, path] of [
    ['schedule', ['info', 'cards']],
    ['career', ['criteria', 'pillars']],
  ] as const)
    project.edit(`data/en/${file}.yaml`, (words) => {
      for (const n of [0, 1, 2, 3]) words.setIn([...path, n, 'icon'], 'star');
    });
  expect(blocksOf('welcome')).toContain('A crime clearance certificate and a first aid course');
  const handbook = blocksOf('handbook');
  expect(handbook).toContain('Being on time and prepared');
  expect(handbook).toContain('Winter sessions');
  expect(handbook).not.toContain('Krakow Center: a sports club');
});

it('says of what had moved before it was cancelled that it is cancelled, on its new day', () => {
  project.edit('data/sessions.yaml', (sessions) => {
    sessions.setIn([1, 'moved'], { starts: '2025-09-15T19:00', ends: '2025-09-15T20:00' });
    sessions.setIn([1, 'cancelled'], true);
  });
  project.edit('data/en/changes.yaml', (words) =>
    words.setIn(['sessions', 'second'], { reason: 'A storm.' }),
  );
  const text = blocksOf('welcome');
  expect(text).toMatch(/"Sep 15, [^"]*\. Cancelled: A storm\."/);
  expect(text).not.toContain('Sep 14');
});

it('asks for a name of its own for each', () => {
  project.edit('data/en/papers.yaml', (words) => {
    const name = words.getIn(['guide', 'file']);
    words.setIn(['handbook', 'file'], name);
    words.setIn(['welcome', 'file'], name);
  });
  expect(readContent(project.root).problems.map(formatProblem)).toEqual([
    expect.stringMatching(/^data\/en\/papers\.yaml › handbook\.file: expected each name once/),
    expect.stringMatching(/^data\/en\/papers\.yaml › welcome\.file: expected each name once/),
  ]);
});
