import type { Content } from '../files';
import { formatPath, type Problem } from '../problems';
import { remembered } from '../remembered';
import { fieldsNamed } from '../texts/fields';
import { calendarProblems } from './calendarChecks';
import { finderProblems } from './finderChecks';
import { galleryProblems } from './galleryChecks';
import { linkProblems } from './linkChecks';

/** The lists of facts whose entries have an id. */
const withIds = [
  'cities',
  'groups',
  'venues',
  'events',
  'sessions',
  'notices',
  'team',
  'milestones',
  'galleries',
  'players',
  'finder',
] as const;

/** References by id: a list, its field, and the list that the id belongs to. */
const references = [
  ['venues', 'city', 'cities'],
  ['sessions', 'venue', 'venues'],
  ['sessions', 'group', 'groups'],
  ['events', 'group', 'groups'],
] as const;

const pictureFields = remembered((file) => fieldsNamed(file, ['picture', 'pictures']));

/** Checks that span files: unknown ids and pages, facts and words without each other, missing or unused pictures. */
export function crossChecks(content: Content): Problem[] {
  const { facts, words, pictures } = content;
  const problems = [...galleryProblems(content), ...finderProblems(content), ...linkProblems(content)];
  const report = (file: string, path: PropertyKey[], message: string, kind?: Problem['kind']) =>
    problems.push({ file, path: formatPath(path), message, kind });

  for (const name of withIds) {
    ids(name).forEach((id, n, all) => {
      if (all.indexOf(id) !== n)
        report(`data/${name}.yaml`, [n, 'id'], `expected a unique id, got "${id}" again`, 'taken');
    });
  }

  for (const [name, field, list] of references)
    facts[name].forEach((entry, n) => {
      const id = Reflect.get(entry, field);
      if (!ids(list).includes(id))
        report(
          `data/${name}.yaml`,
          [n, field],
          `expected an id of data/${list}.yaml (${ids(list).join(', ')}), got "${id}"`,
        );
    });

  problems.push(...calendarProblems(content));

  for (const [locale, files] of Object.entries(words)) {
    for (const name of ['cities', 'groups', 'venues', 'events', 'notices', 'team', 'milestones'] as const)
      sameIds(`${locale}/${name}`, [], Object.keys(files[name]), name, ids(name));
    const ofPolicy = Object.entries(files['privacy-policy'].languages).flatMap(([language, { sections }]) =>
      sections.map(({ id }, n) => ({ id, path: ['languages', language, 'sections', n, 'id'] })),
    );
    // Both languages are on one page, where an anchor leads to a section of one of them.
    ofPolicy.forEach(({ id, path }, n, all) => {
      if (all.findIndex((other) => other.id === id) !== n)
        report(`data/${locale}/privacy-policy.yaml`, path, `expected a unique id, got "${id}" again`);
    });
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
        report(
          `data/${locale}/pictures.yaml`,
          [key],
          `expected the picture data/images/${key}.jpg, got nothing`,
        );
    for (const key of pictures.keys())
      if (!Object.hasOwn(files.pictures, key))
        report(`data/${locale}/pictures.yaml`, [key], 'expected the words for this picture, got nothing');
    for (const [name, file] of Object.entries(files)) reportPictures(`data/${locale}/${name}.yaml`, file);
  }
  for (const [name, file] of Object.entries(facts)) reportPictures(`data/${name}.yaml`, file);
  return problems;

  function ids(name: (typeof withIds)[number]): string[] {
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
    for (const { path, value: key } of pictureFields(value))
      if (!pictures.has(key)) report(file, path, `expected a picture of data/images, got "${key}"`);
  }
}
