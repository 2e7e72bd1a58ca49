import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { linkCode } from '../../scripts/shared/copyCode';
import { Project } from '../../tests/fixtures/project';
import { readContent } from '../data/readData';
import { makePapers } from './makePapers';

// Each test makes three papers, while other tests keep the machine busy.
jest.setTimeout(120_000);

let project: Project;
beforeEach(() => {
  project = new Project();
  linkCode(project.root);
});
afterEach(() => project.dispose());

/** Makes the papers of the project. */
function make(base = 'https://academy.example') {
  const { content } = readContent(project.root);
  if (!content) throw new Error('The test content is invalid.');
  return makePapers(content, { root: project.root, cache: join(project.root, 'kept'), base });
}

/** What is kept, with its times. */
const kept = () =>
  readdirSync(join(project.root, 'kept'))
    .sort()
    .map((name) => [name, statSync(join(project.root, 'kept', name)).mtimeMs] as const);

it('makes three papers, keeps them, and makes those anew alone that have changed', async () => {
  const made = await make();
  expect(made.map(({ key }) => key)).toEqual(['guide', 'handbook', 'welcome']);
  const before = kept();
  const again = await make();
  expect(again.map(({ pages, bytes }) => [pages, bytes.toString('base64')])).toEqual(
    made.map(({ pages, bytes }) => [pages, bytes.toString('base64')]),
  );
  expect(kept()).toEqual(before);

  project.edit('data/en/papers.yaml', (words) => words.setIn(['welcome', 'bring', 'title'], 'What to take'));
  const changed = await make();
  expect(changed.map(({ bytes }, n) => made[n]?.bytes.equals(bytes))).toEqual([true, true, false]);
  const after = kept().map(([name]) => name);
  expect(after).toHaveLength(3);
  expect(before.filter(([name]) => after.includes(name))).toHaveLength(2);
});

it('makes the papers anew whose pictures have changed', async () => {
  const made = await make();
  await sharp({ create: { width: 80, height: 100, channels: 3, background: '#a51d24' } })
    .jpeg()
    .toFile(join(project.root, 'data/images/players/the-opener.jpg'));
  const changed = await make();
  expect(changed.map(({ bytes }, n) => made[n]?.bytes.equals(bytes))).toEqual([false, true, true]);
});

it('has addresses below a path prefix', async () => {
  const [guide] = await make('https://academy.example/club');
  expect(JSON.stringify(guide?.blocks)).toContain('https://academy.example/club/schedule/');
  expect(guide?.path).toMatch(/^\/papers\/[a-z-]+-guide-for-beginners\.pdf$/);
});

it('says which paper cannot be made, and why', async () => {
  project.edit('data/en/papers.yaml', (words) => words.setIn(['guide', 'field', 'title'], 'The 字 field'));
  await expect(make()).rejects.toThrow(
    /^\/papers\/\S+-guide-for-beginners\.pdf cannot be made\. expected letters that \S+ has, got "字" in "字"$/,
  );
  project.edit('data/en/papers.yaml', (words) => words.setIn(['guide', 'field', 'title'], 'The field'));
  const picture = join(project.root, 'data/images/players/the-opener.jpg');
  writeFileSync(picture, readFileSync(picture).subarray(0, -40));
  await expect(make()).rejects.toThrow(
    /-guide-for-beginners\.pdf cannot be made\. data\/images\/players\/the-opener\.jpg: expected a picture, got /,
  );
});
