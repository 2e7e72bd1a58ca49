import { execFileSync } from 'node:child_process';
import type { Edit } from '../../content/desk/edits';
import { patchOf } from '../../content/desk/patch';
import { review } from '../../content/desk/review';
import { deskContent } from '../../gatsby/desk/content';
import { Project } from '../../tests/fixtures/project';
import { applyChanges } from './applyChanges';

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.dispose());

/** The patch that the desk makes of an edit. */
const patchFor = (edit: Edit) =>
  patchOf(review(deskContent(project.root), [{ id: 'one', edits: [edit] }]).files);

const name = (before: string, after: string): Edit => ({
  kind: 'set',
  file: 'data/site.yaml',
  path: ['name'],
  before,
  after,
});

const nameNow = () => /^name: (.*)$/m.exec(project.read('data/site.yaml'))?.[1] ?? '';

it('puts what was changed at the desk into data/', () => {
  expect(applyChanges(project.root, patchFor(name(nameNow(), 'Another club')))).toEqual(['data/site.yaml']);
  expect(nameNow()).toBe('Another club');
});

it('Git takes the same file', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project.root, encoding: 'utf8' });
  const patch = patchFor(name(nameNow(), 'Another club'));
  git('init', '--quiet');
  project.write('changes.patch', patch);
  git('apply', '--whitespace=error-all', 'changes.patch');
  expect(nameNow()).toBe('Another club');
});

it.each([
  ['a file that is not of data/', 'package.json', '{}', 'Expected files of data/, got "package.json".'],
  ['the hash of the password', 'data/admin.yaml', 'x', 'Expected files of data/, got "data/admin.yaml".'],
])('refuses %s', (_, file, before, message) => {
  const patch = patchOf([{ file, before: `${before}\n`, after: 'y\n' }]);
  expect(() => applyChanges(project.root, patch)).toThrow(message);
});

it('writes nothing if a file has changed at the same place, or if the content would have a mistake', () => {
  const before = project.read('data/site.yaml');
  const patch = patchFor(name(nameNow(), 'Another club'));
  project.write('data/site.yaml', before.replace(/^name: .*$/m, 'name: A third one'));
  expect(() => applyChanges(project.root, patch)).toThrow('has changed since');
  project.write('data/site.yaml', before);
  const wrong = patchOf([
    { file: 'data/site.yaml', before, after: before.replace(/^name: .*$/m, 'name: ""') },
  ]);
  expect(() => applyChanges(project.root, wrong)).toThrow('The content in data/ has 1 mistake');
  expect(project.read('data/site.yaml')).toBe(before);
  expect(() => applyChanges(project.root, '')).toThrow('Expected files of data/');
});
