import { joinContent } from '../../content/nodes/join';
import { Project } from '../../tests/fixtures/project';
import { readContent } from '../data/readData';
import { errorWords } from './errorWords';

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.dispose());

/** The words as the build sees them: each content node with its locale. */
function words() {
  const { content } = readContent(project.root);
  if (!content) throw new Error('The test content is invalid.');
  return errorWords(
    joinContent(content)
      .filter(({ type }) => type === 'LayoutContent')
      .map(({ fields }): Record<string, unknown> => Object(fields)),
  );
}

const english = expect.objectContaining({ locale: 'en', home: { label: expect.any(String), href: '/' } });

it('are complete, and nothing else is', () => {
  expect(words()).toEqual([english]);
  expect(Object.keys(words()[0] ?? {})).toEqual(['locale', 'title', 'message', 'home', 'reload']);
});

it('begin with the language at the root; links lead into their own', () => {
  project.edit('data/site.yaml', (site) => site.set('languages', ['en', 'cs']));
  project.translate('cs');
  expect(words()).toEqual([
    english,
    expect.objectContaining({ locale: 'cs', home: { label: expect.any(String), href: '/cs/' } }),
  ]);
});

it('are needed', () => {
  expect(() => errorWords([])).toThrow(/no words/);
  expect(() => errorWords([{ locale: 'en' }])).toThrow(/unexpected/);
});
