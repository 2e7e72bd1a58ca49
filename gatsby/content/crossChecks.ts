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
    ids(name).forEach((id, n, all) => {
      if (all.indexOf(id) !== n)
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
    for (const name of ['venues', 'events', 'team', 'milestones'] as const)
      sameIds(`${locale}/${name}`, [], Object.keys(files[name]), name, ids(name));
    const { types } = files.coaching;
    sameIds(
      `${locale}/coaching`,
      ['types'],
      Object.keys(types),
      'coaching',
      Object.keys(facts.coaching.types),
    );
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

  function ids(name: 'venues' | 'events' | 'sessions' | 'team' | 'milestones' | 'galleries' | 'players') {
    return facts[name].map(({ id }) => id);
  }

  function sameIds(file: string, path: string[], texts: string[], factsFile: string, known: string[]) {
    for (const id of known)
      if (!texts.includes(id))
        report(`data/${file}.yaml`, [...path, id], 'expected the words for this id, got nothing');
    for (const id of texts)
      if (!known.includes(id))
        report(`data/${file}.yaml`, [...path, id], `expected an id of data/${factsFile}.yaml, got "${id}"`);
  }

  function reportPictures(file: string, value: unknown) {
    for (const { path, value: key } of fieldsNamed(value, ['picture', 'pictures']))
      if (!pictures.has(key)) report(file, path, `expected a picture of data/images, got "${key}"`);
  }
}
