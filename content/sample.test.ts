import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readData } from '../gatsby/readData';
import { checkContent } from './checkContent';

const folder = resolve(__dirname, '../tests/fixtures');

it('the sample content, which stories and tests show, is in order as a whole', () => {
  const { texts } = readData(folder);
  const words = jest.requireActual<Record<string, unknown>>(join(folder, 'data/en/pictures.yaml'));
  // The sample has no pictures of its own: stories show drawings.
  const pictures = new Map(Object.keys(words).map((key) => [`data/images/${key}.jpg`, 'jpg']));
  expect(checkContent({ texts, pictures }).problems).toEqual([]);
});

/** What is no content: the ways through the machines, what stories stand in, a copy of the project to be broken. */
const others = /Paths\.ts$|^frames\.tsx$|^project\.ts$/;

const fixtures = readdirSync(folder).filter((file) => /\.tsx?$/.test(file) && !others.test(file));

// A fixture parses what it is made of when it is loaded: one that the schemas no longer let through throws here.
it.each(fixtures)('%s fits the schemas of the content', (file) => {
  expect(() => jest.requireActual(join(folder, file))).not.toThrow();
});
