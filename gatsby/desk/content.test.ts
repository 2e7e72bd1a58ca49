import { execFileSync } from 'node:child_process';
import { Project } from '../../tests/fixtures/project';
import { deskContent } from './content';

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.dispose());

it('the desk gets every file but the one with the hash of the password', () => {
  const { texts, pictures } = deskContent(project.root);
  expect(texts['data/sessions.yaml']).toBe(project.read('data/sessions.yaml'));
  const hash = /hash: (\S+)/.exec(project.read('data/admin.yaml'))?.[1] ?? '';
  expect(hash).not.toBe('');
  expect(JSON.stringify(texts)).not.toContain(hash);
  expect(pictures['data/images/events/sample.jpg']).toBe('jpg');
});

it('the desk knows the commit that is checked out, and none of a copy without Git', () => {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: project.root, encoding: 'utf8' }).trim();
  expect(deskContent(project.root).commit).toBeUndefined();
  git('init', '--quiet');
  const somebody = ['-c', 'user.name=A', '-c', 'user.email=a@academy.example', '-c', 'commit.gpgsign=false'];
  git(...somebody, 'commit', '--quiet', '--allow-empty', '--message', 'First');
  expect(deskContent(project.root).commit).toBe(git('rev-parse', 'HEAD'));
});
