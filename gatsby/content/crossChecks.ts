import { fieldsNamed } from './fields';
import { galleryProblems } from './galleryChecks';
import { formatPath, type Problem } from './problems';
import type { Content } from './readContent';

/** What no single file can know: ids that do not exist, words without facts, pictures that are missing or unused. */
export function crossChecks(content: Content): Problem[] {
  const { facts, words, pictures } = content;
  const problems = galleryProblems(content);
  const report = (file: string, path: PropertyKey[], message: string) =>
    problems.push({ file, path: formatPath(path), message });

  for (const name of [
    'venues',
    'events',
    'sessions',
    'team',
    'milestones',
    'galleries',
    'players',
  ] as const) {
    const ids = facts[name].map(({ id }) => id);
    ids.forEach((id, n) => {
      if (ids.indexOf(id) !== n)
        report(`data/${name}.yaml`, [n, 'id'], `expected an id of its own, got "${id}" again`);
    });
  }

  facts.sessions.forEach(({ venue, city }, n) => {
    const found = facts.venues.find(({ id }) => id === venue);
    const known = facts.venues.map(({ id }) => id).join(', ');
    if (!found)
      report('data/sessions.yaml', [n, 'venue'], `expected the id of a venue (${known}), got "${venue}"`);
    else if (found.city !== city)
      report('data/sessions.yaml', [n, 'city'], `expected "${found.city}", where ${venue} is, got "${city}"`);
  });

  for (const [locale, files] of Object.entries(words)) {
    for (const name of ['venues', 'events', 'team', 'milestones'] as const) {
      const ids = new Set(facts[name].map(({ id }) => id));
      const texts = files[name];
      for (const id of ids)
        if (!Object.hasOwn(texts, id))
          report(`data/${locale}/${name}.yaml`, [id], 'expected the words for this id, got nothing');
      for (const id of Object.keys(texts))
        if (!ids.has(id))
          report(`data/${locale}/${name}.yaml`, [id], `expected an id of data/${name}.yaml, got "${id}"`);
    }
    for (const key of Object.keys(files.pictures))
      if (!pictures.has(key))
        report(`data/${locale}/pictures.yaml`, [key], `expected the picture data/images/${key}.jpg`);
    for (const key of pictures.keys())
      if (!Object.hasOwn(files.pictures, key))
        report(`data/${locale}/pictures.yaml`, [key], 'expected alt and caption, got nothing');
    for (const [name, file] of Object.entries(files)) reportPictures(`data/${locale}/${name}.yaml`, file);
  }
  for (const [name, file] of Object.entries(facts)) reportPictures(`data/${name}.yaml`, file);
  return problems;

  function reportPictures(file: string, value: unknown) {
    for (const { path, value: key } of fieldsNamed(value, ['picture', 'pictures']))
      if (!pictures.has(key)) report(file, path, `expected a picture of data/images, got "${key}"`);
  }
}
