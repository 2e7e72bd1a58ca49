import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(__dirname, '../../tests/fixtures');

/** What is no content: the ways through the machines, what stories stand in, a copy of the project to be broken. */
const others = /Paths\.ts$|^frames\.tsx$|^project\.ts$/;

const fixtures = readdirSync(folder).filter((file) => !others.test(file));

// A fixture parses what it is made of when it is loaded: one that the schemas no longer let through throws here.
it.each(fixtures)('%s fits the schemas of the content', (file) => {
  expect(readFileSync(join(folder, file), 'utf8')).toContain('/gatsby/content/');
  expect(() => jest.requireActual(join(folder, file))).not.toThrow();
});
