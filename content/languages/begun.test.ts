import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pageFiles } from './begun';

const src = resolve(__dirname, '../../src');
const pages = ['pages', 'templates'].flatMap((folder) =>
  readdirSync(join(src, folder)).map((file) => ({
    name: file.replace('.tsx', ''),
    text: readFileSync(join(src, folder, file), 'utf8'),
  })),
);

/** Types with a name of their own, by their files. */
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

/** Entries, which are marked one by one. */
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
  expect(pages.length).toBeGreaterThan(13);
  for (const { name, text } of pages) {
    // The 404 page’s file is one that a language begins with.
    if (name === '404') continue;
    const listed = pageFiles[name === 'index' ? '' : name] ?? [];
    const unlisted = filesOf(text).filter((file) => !listed.some((known) => known === file));
    expect([name, unlisted]).toEqual([name, []]);
  }
});
