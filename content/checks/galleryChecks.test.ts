import { stringify } from 'yaml';
import { readContent } from '../../gatsby/data/readData';
import { Project } from '../../tests/fixtures/project';
import { formatProblem } from '../problems';

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.dispose());

/** The problems with galleries and players alone. */
const mistakes = () =>
  readContent(project.root)
    .problems.map(formatProblem)
    .filter((problem) => /galler|player/.test(problem));

const player = (facts: object) =>
  project.write('data/players.yaml', stringify([{ id: 'the-opener', ...facts }]));

describe('galleries', () => {
  it('leave out no picture of their folder', () => {
    project.paint('data/images/germany-juniors-2025/forgotten.jpg');
    expect(mistakes()).toContainEqual(
      expect.stringMatching(
        /galleries\.yaml › \[\d\]\.pictures: expected the picture "germany-juniors-2025\/forgotten"/,
      ),
    );
  });

  it('show each picture once', () => {
    project.edit('data/galleries.yaml', (galleries) =>
      galleries.setIn([0, 'pictures'], ['events/sample', 'events/sample']),
    );
    expect(mistakes()).toEqual([
      'data/galleries.yaml › [0].pictures[1]: expected each picture once, got "events/sample" again',
    ]);
  });

  it('may have pictures without a caption', () => {
    project.edit('data/en/pictures.yaml', (pictures) => pictures.deleteIn(['events/sample', 'caption']));
    project.edit('data/galleries.yaml', (galleries) => galleries.setIn([0, 'pictures'], ['events/sample']));
    expect(readContent(project.root).problems.map(formatProblem).join()).not.toContain('events/sample');
  });

  it('exist for every tab', () => {
    project.edit('data/galleries.yaml', (galleries) => galleries.setIn([1, 'id'], 'other'));
    expect(mistakes()).toContainEqual(
      expect.stringMatching(/expected an id of data\/galleries\.yaml \(other, .*\), got "presidents-cup"$/),
    );
  });
});

describe('players', () => {
  const consent = '2025-09-01';

  it.each([
    ['a drawn character', { portrait: 'drawn', picture: 'events/sample' }],
    ['a photo that the parents agreed to', { portrait: 'photo', picture: 'events/sample', consent }],
    ['a full name that the parents agreed to', { portrait: 'none', fullName: 'A Name', consent }],
  ])('may have %s', (_, facts) => {
    player(facts);
    expect(mistakes().filter((problem) => problem.startsWith('data/players.yaml › [0]'))).toEqual([]);
  });

  it.each([
    [
      'a picture and a full name',
      { portrait: 'drawn', picture: 'events/sample', fullName: 'A Name', consent },
      'fullName: expected a picture or a full name of a junior, never both (safeguarding)',
    ],
    [
      'a photo without consent',
      { portrait: 'photo', picture: 'events/sample' },
      'consent: expected the date',
    ],
    ['a full name without consent', { portrait: 'none', fullName: 'A Name' }, 'consent: expected the date'],
    ['a picture and none', { portrait: 'none', picture: 'events/sample' }, 'picture: expected no picture'],
  ])('cannot have %s', (_, facts, said) => {
    player(facts);
    expect(mistakes()).toContainEqual(expect.stringContaining(`data/players.yaml › [0].${said}`));
  });

  it('are known where their words are', () => {
    project.edit('data/en/players.yaml', (words) =>
      words.set('nobody', { nickname: 'Nobody', skills: 'None' }),
    );
    expect(mistakes()).toContainEqual(expect.stringContaining('got "nobody"'));
  });

  it('may have no words yet', () => {
    const before = mistakes();
    project.edit('data/en/players.yaml', (words) => words.delete('the-rocket'));
    expect(mistakes()).toEqual(before);
  });

  it('can be taken off the site, though the picture is still there', () => {
    const before = mistakes();
    project.edit('data/players.yaml', (players) => players.delete(0));
    project.edit('data/en/players.yaml', (words) => words.delete('the-opener'));
    expect(mistakes()).toEqual(before);
  });
});
