import fc from 'fast-check';
import { checkContent } from '../../content/checks/checkContent';
import { formatProblem, formatProblems } from '../../content/problems';
import { mistakes } from '../../tests/fixtures/mistakes/contentMistakes';
import { Project } from '../../tests/fixtures/project';
import { readContent, readData } from './readData';

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.dispose());

const said = () => readContent(project.root).problems.map(formatProblem);

it('accepts content that is in order', () => {
  expect(said()).toEqual([]);
  expect(readContent(project.root).content?.facts.events).toHaveLength(2);
});

it('passes over what file managers leave', () => {
  for (const file of ['.DS_Store', 'images/Thumbs.db', 'en/desktop.ini']) project.write(`data/${file}`, '');
  expect(said()).toEqual([]);
});

it.each(mistakes)('says where the mistake is and what was expected: $mistake', ({ make, said: expected }) => {
  make(project);
  expect(said()).toEqual(expected);
});

it('reports all mistakes at once', () => {
  project.edit('data/events.yaml', (events) => {
    events.setIn([0, 'starts'], 'soon');
    events.setIn([1, 'country'], 'ZZ');
  });
  project.edit('data/site.yaml', (site) => site.set('phone', '12'));
  project.write('data/en/faq.yaml', 'seo: [');
  project.write('data/en/notes.txt', 'To do');
  const text = formatProblems(readContent(project.root).problems);
  expect(text).toMatch(/^The content in data\/ has 5 mistakes:\n/);
  for (const place of [
    'data/events.yaml › [0].starts',
    'data/events.yaml › [1].country',
    'data/site.yaml › phone',
    'data/en/faq.yaml › line 1, column 7',
    'data/en/notes.txt',
  ])
    expect(text).toContain(`\n  ${place}: expected `);
});

it('writes one mistake in the singular', () => {
  expect(formatProblems([{ file: 'data/site.yaml', path: '', message: 'expected more' }])).toBe(
    'The content in data/ has 1 mistake:\n  data/site.yaml: expected more',
  );
});

it('names the file of every mistake and never throws, whatever a file holds', () => {
  const { texts, pictures } = readData(project.root);
  fc.assert(
    fc.property(fc.constantFrom(...texts.keys()), fc.oneof(fc.json(), fc.string()), (file, text) => {
      const { content, problems } = checkContent({ texts: new Map(texts).set(file, text), pictures });
      expect(content === undefined || problems.length === 0).toBe(true);
      expect(content === undefined && problems.length === 0).toBe(false);
      for (const problem of problems) expect(problem.file).toMatch(/^data\/.+/);
    }),
    { numRuns: 60 },
  );
});
