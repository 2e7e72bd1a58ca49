import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { StateMachine } from 'xstate';
import { runMain } from '../shared/runMain';
import { figuresOf, tooFew } from './figures';
import { statesOf, statesUnshown, unshown } from './gaps';
import { readModule } from './modules';

/**
 * `npm run check:coverage`: fails if a component or a state of a machine has no story. An ES module (`.mts`)
 * because Storybook's index builder is one.
 */
async function main(): Promise<number> {
  // Must run before `buildIndex`, whose module loader cannot handle the imports of the machines.
  const states = await Promise.all(foldersIn('src/machines').map(statesIn));
  const { entries } = await buildIndex({ configDir: '.storybook' });
  const stories = Object.values(entries).flatMap(({ type, tags = [], ...entry }) =>
    type === 'story' ? [{ ...entry, tags }] : [],
  );
  const modules = ['components', 'sections', 'layout', 'screens'].flatMap((layer) =>
    modulesIn(`src/${layer}`),
  );
  const figures = figuresOf(stories);
  const problems = [...unshown(modules), ...statesUnshown(stories, states.flat()), ...tooFew(figures)];
  console.log(`Storybook: ${figures.stories} stories, ${figures.played} with a play function.`);
  for (const problem of problems) console.error(`  ${problem}`);
  return problems.length > 0 ? 1 : 0;
}

const foldersIn = (dir: string) =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${dir}/${entry.name}`] : [],
  );

const modulesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((path) => `${dir}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readModule(path, readFileSync(path, 'utf8')));

/** The states of a folder's machine: `src/machines/consent` exports `consentMachine`. */
async function statesIn(folder: string): Promise<string[]> {
  const name = `${folder.split('/').at(-1)}Machine`;
  const { [name]: machine }: Record<string, unknown> = await import(resolve(folder, `${name}.ts`));
  if (!(machine instanceof StateMachine)) throw new Error(`${folder}/${name}.ts does not export ${name}.`);
  return statesOf(machine.root);
}

runMain(main);
