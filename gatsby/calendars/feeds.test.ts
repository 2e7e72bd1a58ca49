import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { Project } from '../../tests/fixtures/project';
import { writeFeeds } from './feeds';

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.dispose());

/** Writes the files of the project. @returns where it finds them */
function write(prefixPaths = false) {
  const config = { siteMetadata: { siteUrl: 'https://club.example' }, pathPrefix: '/academy' };
  const state = { program: { directory: project.root, prefixPaths }, config };
  writeFeeds(
    Object.assign(Object.create(null) as ParentSpanPluginArgs, { store: { getState: () => state } }),
  );
  return (path: string) => join(project.root, 'public', path);
}

it('writes the files of each published language where hosts find them', () => {
  project.translate('pl');
  project.edit('data/site.yaml', (site) => site.set('languages', ['en', 'pl']));
  const at = write();
  for (const path of ['krakow-juniors', 'events', 'all', 'sessions/first', 'events/tour'])
    for (const prefix of ['', 'pl/']) expect(existsSync(at(`${prefix}calendar/${path}.ics`))).toBe(true);
});

it('writes addresses with the path prefix where the site has one', () => {
  expect(readFileSync(write(true)('calendar/events/tour.ics'), 'utf8')).toContain(
    '.example/academy/schedule/',
  );
  expect(readFileSync(write()('calendar/events/tour.ics'), 'utf8')).toContain('.example/schedule/');
});

it('leaves nothing of a language that is given up', () => {
  project.translate('pl');
  project.edit('data/site.yaml', (site) => site.set('languages', ['en', 'pl']));
  const at = write();
  project.edit('data/site.yaml', (site) => site.set('languages', ['en']));
  write();
  expect(existsSync(at('pl/calendar'))).toBe(false);
  expect(existsSync(at('calendar/all.ics'))).toBe(true);
});

it('leaves nothing of an entry that is no more, and everything where the content has a mistake', () => {
  const at = write();
  project.edit('data/sessions.yaml', (sessions) => sessions.deleteIn([0]));
  write();
  expect(existsSync(at('calendar/sessions/first.ics'))).toBe(false);
  project.edit('data/sessions.yaml', (sessions) => sessions.setIn([0, 'ends'], 'later'));
  write();
  expect(existsSync(at('calendar/sessions/second.ics'))).toBe(true);
});
