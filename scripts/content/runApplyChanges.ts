import { readFileSync } from 'node:fs';
import { runMain } from '../shared/runMain';
import { applyChanges } from './applyChanges';

/** `npm run content:apply FILE`: puts the changes that somebody downloaded at the desk into `data/`. */
async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Say which file: npm run content:apply changes.patch');
  for (const changed of applyChanges('.', readFileSync(file, 'utf8'))) console.log(`Changed ${changed}.`);
}

runMain(main);
