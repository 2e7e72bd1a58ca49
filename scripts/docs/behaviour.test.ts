import { existsSync, readFileSync } from 'node:fs';
import { filesBelow } from './projectFiles';

const text = readFileSync('docs/behaviour.md', 'utf8');

/** The numbers of the sections and points in docs/behaviour.md: `4`, `4.2`. */
const given = [...text.matchAll(/^(?:## |- \*\*)(\d+(?:\.\d+)?)\b/gm)].map(([, number = '']) => number);
const numbers = new Set(given);

const source = /\.(tsx?|mts|css|mdx?|ya?ml)$/;

/** The project files that may cite docs/behaviour.md. */
const files = filesBelow('.', (dir) => /^(tests\/visual|data|art)$/.test(dir)).filter(
  (file) => source.test(file) && file !== 'src/gatsby-types.d.ts',
);

/** `behaviour.md 4.2, 4.3 and 9` cites three numbers. */
const citation = /behaviour\.md\)? (\d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*)/g;

it('gives each number once', () => {
  expect(given.filter((number, index) => given.indexOf(number) !== index)).toEqual([]);
});

it('has every number that is cited', () => {
  const cited = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(citation)].flatMap(([, list = '']) =>
      list.split(/, | and /).map((number) => ({ file, number })),
    ),
  );
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
});

it.each(['docs/behaviour.md', 'docs/decisions/014-where-we-depart-from-the-brief.md'])(
  '%s refers to points that exist',
  (file) => {
    const cited = [...readFileSync(file, 'utf8').matchAll(/\((\d+(?:\.\d+)?)\)/g)].map(
      ([, number]) => number,
    );
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter((number = '') => !numbers.has(number))).toEqual([]);
  },
);

/** Forks may delete tests/acceptance. */
const isGone = (file: string) => file.startsWith('tests/acceptance/') && !existsSync('tests/acceptance');

it('names only files that exist', () => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mts|yaml))`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(file) && !isGone(file))).toEqual([]);
});

it('names every browser test', () => {
  const tests = files.filter((file) => /^tests\/.*\.spec\.ts$/.test(file));
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((file) => !text.includes(`\`${file}\``))).toEqual([]);
});
