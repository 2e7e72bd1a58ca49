import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, foldersIn } from './projectFiles';

const documents = filesBelow('.', (dir) => /^(tests|data)$/.test(dir)).filter((file) => file.endsWith('.md'));

/** A document without its blocks of code, which may show links that are examples. */
const proseOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');

/** The anchors that GitHub gives to headings: `## Add a city or a group` has `add-a-city-or-a-group`. */
const anchorsOf = (file: string) =>
  [...proseOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Whether a link of a document leads to a file of the project and, with a hash, to one of its headings. */
function leadsSomewhere(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path ? join(dirname(from), path) : from;
  return existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
}

it.each(documents)('%s links only to files and headings that exist', (file) => {
  const links = [...proseOf(file).matchAll(/\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g)].map(
    ([, link = '']) => link,
  );
  expect(links.filter((link) => !leadsSomewhere(file, link))).toEqual([]);
});

it('the README names every folder of the project, and those inside its big ones', () => {
  const [, tree = ''] = /^```\n(data\/[\s\S]*?)^```$/m.exec(readFileSync('README.md', 'utf8')) ?? [];
  const rooms = ['content', 'gatsby', 'src', 'scripts', 'tests'];
  const folders = [
    ...foldersIn('.').filter((folder) => !rooms.includes(folder)),
    ...rooms.flatMap(foldersIn),
  ];
  expect(folders).toContain('docs');
  expect(folders.filter((folder) => !tree.includes(`${folder}/`))).toEqual([]);
});
