import { join, resolve } from 'node:path';
import { readData } from '../../gatsby/data/readData';
import { checkContent } from './checkContent';

const folder = resolve(__dirname, '../../tests/fixtures');

it('the sample content, which stories and tests show, is in order as a whole, in both languages', () => {
  const { texts } = readData(folder);
  const words = jest.requireActual<Record<string, unknown>>(join(folder, 'data/en/pictures.yaml'));
  // The sample has no pictures of its own: stories show drawings.
  const pictures = new Map(Object.keys(words).map((key) => [`data/images/${key}.jpg`, 'jpg']));
  const { content, problems } = checkContent({ texts, pictures });
  expect(problems).toEqual([]);
  expect(content?.missing).toEqual({ pl: [] });
});

// These parse their additions to the sample content when they are loaded: one that no longer fits the schemas throws.
it.each(['events', 'leaders', 'milestones', 'pictures', 'sessions'])(
  'the fixtures for %s fit the schemas that they parse',
  (name) => {
    expect(() => jest.requireActual(join(folder, `${name}.ts`))).not.toThrow();
  },
);
