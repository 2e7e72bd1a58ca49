import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pages } from '../pages';

const src = resolve(__dirname, '../../src');
const sources = ['pages', 'templates'].flatMap((folder) =>
  readdirSync(join(src, folder)).map((file) => ({
    name: file.replace('.tsx', ''),
    text: readFileSync(join(src, folder, file), 'utf8'),
  })),
);

/** The files of types that are not named after their file. */
const files: Readonly<Record<string, string>> = {
  aboutSection: 'about',
  allAboutSection: 'about',
  allCoachingType: 'coaching',
  coachingType: 'coaching',
  contactSection: 'contact',
  allContactSection: 'contact',
  privacyContent: 'privacy-policy',
  notFoundContent: 'errors',
};

/** Types whose entries are marked one by one. */
const entries = ['allCricketEvent', 'allTrainingSession', 'allVenue', 'venue', 'allLeader', 'leader'];
entries.push('allMilestone', 'allPaper', 'allPlayer', 'allGallery', 'gallery');

function filesOf(text: string): string[] {
  const types = [...text.matchAll(/(\w+)\((?:filter: \{ )?[^)]*locale: \{ eq: \$words \}/g)].flatMap(
    ([, type = '']) => (entries.includes(type) ? [] : [type]),
  );
  return types.map(
    (type) =>
      files[type] ?? type.replace(/Content$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
}

it('knows every file of words that the main part of a page is made of', () => {
  expect(sources.length).toBeGreaterThan(13);
  for (const { name, text } of sources) {
    // Every language has the 404 page's file from the start.
    if (name === '404') continue;
    const { files: listed = [] } = pages[name === 'index' ? '/' : `/${name}`] ?? {};
    const unlisted = filesOf(text).filter((file) => !listed.some((known) => known === file));
    expect([name, unlisted]).toEqual([name, []]);
  }
});
