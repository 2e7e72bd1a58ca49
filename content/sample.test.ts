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

/** Fixtures that are not content: paths through the machines, frames for stories, a copy of the project to break. */
const others = /Paths\.ts$|^frames\.tsx$|^project\.ts$/;

const fixtures = readdirSync(folder).filter((file) => /\.tsx?$/.test(file) && !others.test(file));

// Fixtures are parsed by the schemas when they are loaded: one that no longer fits throws here.
it.each(fixtures)('%s fits the schemas of the content', (file) => {
  expect(() => jest.requireActual(join(folder, file))).not.toThrow();
});
