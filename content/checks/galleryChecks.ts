import type { Content } from '../files';
import { formatPath, type Problem } from '../problems';
import { placed } from '../schemas/gallery';

/** Checks of galleries and players across files: unknown collections, unlisted pictures, words without a player. */
export function galleryProblems({ facts, words, pictures }: Content): Problem[] {
  const problems: Problem[] = [];
  const report = (file: string, path: PropertyKey[], message: string) =>
    problems.push({ file, path: formatPath(path), message });
  const inFolder = (folder: string) => [...pictures.keys()].filter((key) => key.startsWith(`${folder}/`));

  facts.galleries.forEach(({ folder, pictures: listed }, n) => {
    for (const key of folder ? inFolder(folder) : [])
      if (!listed.includes(key))
        report(
          'data/galleries.yaml',
          [n, 'pictures'],
          `expected the picture "${key}" of the collection's folder, got nothing`,
        );
    listed.forEach((key, at) => {
      if (listed.indexOf(key) !== at)
        report('data/galleries.yaml', [n, 'pictures', at], `expected each picture once, got "${key}" again`);
    });
  });

  const galleries = facts.galleries.map(({ id }) => id).filter((id) => !placed.includes(id));
  const players = facts.players.map(({ id }) => id);
  for (const [locale, files] of Object.entries(words)) {
    for (const id of Object.keys(files.players))
      if (!players.includes(id))
        report(`data/${locale}/players.yaml`, [id], `expected an id of data/players.yaml, got "${id}"`);
    files.gallery.tournaments.tabs.forEach(({ value }, n, tabs) => {
      const path = ['tournaments', 'tabs', n, 'value'];
      if (!galleries.includes(value))
        report(
          `data/${locale}/gallery.yaml`,
          path,
          `expected an id of data/galleries.yaml (${galleries.join(', ')}), got "${value}"`,
        );
      else if (tabs.findIndex((tab) => tab.value === value) !== n)
        report(`data/${locale}/gallery.yaml`, path, `expected a collection once, got "${value}" again`);
    });
  }
  return problems;
}
