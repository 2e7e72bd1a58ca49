import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { encodeEarly, keepGraphql } from './encodeEarly';
import { announceFirstBuild } from './firstBuild';

const graphql = jest.fn();
const reporter = { info: jest.fn() };

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'early-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** The parts of a build up to where the bundles begin. */
async function build() {
  const state = {
    program: { directory },
    components: new Map([
      ['home.tsx', { query: 'query Home { pictures }' }],
      ['404.tsx', { query: '' }],
    ]),
    pages: new Map([
      ['/', { componentPath: 'home.tsx', context: { locale: 'en' } }],
      ['/pl/', { componentPath: 'home.tsx', context: { locale: 'pl' } }],
      ['/404/', { componentPath: '404.tsx', context: { locale: 'en' } }],
    ]),
  };
  const api = Object.assign(Object.create(null) as CreatePagesArgs, {
    graphql,
    reporter,
    store: { getState: () => state },
  });
  announceFirstBuild(api);
  // Gatsby makes it itself, before it knows the queries.
  mkdirSync(join(directory, 'public/static'), { recursive: true });
  keepGraphql(api);
  await encodeEarly(api);
}

it('asks for the pictures of all pages in a first build alone, which says that it takes long', async () => {
  await build();
  expect(graphql.mock.calls).toEqual([
    ['query Home { pictures }', { locale: 'en' }],
    ['query Home { pictures }', { locale: 'pl' }],
  ]);
  expect(reporter.info).toHaveBeenCalledTimes(1);

  await build();
  expect(graphql).toHaveBeenCalledTimes(2);
  expect(reporter.info).toHaveBeenCalledTimes(1);
});
