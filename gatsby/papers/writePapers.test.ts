import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { linkCode } from '../../scripts/shared/copyCode';
import { Project } from '../../tests/fixtures/project';
import { writePapers } from './writePapers';

// Each makes papers, beside other tests.
jest.setTimeout(120_000);

let project: Project;
beforeEach(() => {
  project = new Project();
  linkCode(project.root);
});
afterEach(() => project.dispose());

const reporter = { panic: jest.fn(), error: jest.fn() };

/** Writes the papers of the project. @returns the nodes that were made */
async function write(watching = false) {
  const createNode = jest.fn();
  const config = { siteMetadata: { siteUrl: 'https://club.example' } };
  const state = { program: { directory: project.root, prefixPaths: false }, config };
  const api = Object.assign(Object.create(null) as ParentSpanPluginArgs, {
    actions: { createNode },
    cache: { directory: join(project.root, 'kept') },
    createContentDigest: JSON.stringify,
    reporter,
    store: { getState: () => state },
  });
  await writePapers(api, watching);
  return createNode.mock.calls.map(([node]) => node);
}

it('tells each language of its papers; one that is begun has them in the first language', async () => {
  project.translate('cs');
  project.remove('data/cs/papers.yaml');
  project.remove('data/cs/faq.yaml');
  project.edit('data/site.yaml', (site) => {
    site.set('languages', ['en', 'cs']);
    site.set('begun', ['cs']);
  });
  const nodes = await write();
  expect(nodes.map(({ locale, key }) => `${locale} ${key}`)).toEqual([
    'en guide',
    'en handbook',
    'en welcome',
    'cs guide',
    'cs-en guide',
    'cs handbook',
    'cs-en handbook',
    'cs welcome',
    'cs-en welcome',
  ]);
  expect(nodes[0]).toMatchObject({
    saved: true,
    details: expect.stringMatching(/^PDF, \d+ pages, \d+ KB$/),
  });
  expect(nodes[1]).toMatchObject({ key: 'handbook', saved: false });
  for (const { href } of nodes) expect(existsSync(join(project.root, 'public', href))).toBe(true);
  expect(nodes[4].href).toMatch(/^\/cs\/papers\//);
});

it('stops a build where a paper cannot be made; `develop` goes on', async () => {
  project.edit('data/en/papers.yaml', (words) => words.setIn(['guide', 'field', 'title'], 'The 字 field'));
  const reason = expect.stringContaining('-guide-for-beginners.pdf cannot be made. expected letters that ');
  expect(await write()).toEqual([]);
  expect(reporter.panic).toHaveBeenCalledWith(reason);
  await write(true);
  expect(reporter.error).toHaveBeenCalledWith(reason);
});
