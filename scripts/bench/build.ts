import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runMain } from '../shared/runMain';
import { type Cost, measureBuild } from './build/measure';
import { scaleData } from './build/scale';
import { changeWord, makeWorkspace } from './build/workspace';
import { machine } from './shared/figures';
import { markdownTable } from './shared/markdown';

/**
 * `--scales 1,4,16`: how many times larger than the real data the synthetic data is. `--real`: the real data
 * only.
 */
const { values } = parseArgs({
  options: { scales: { type: 'string', default: '1,4,16' }, real: { type: 'boolean', default: false } },
});

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;

const row = (title: string, { seconds, memory, pages, bytes }: Cost) => [
  title,
  `${seconds.toFixed(1)} s`,
  megabytes(memory),
  `${pages}`,
  megabytes(bytes),
];

/** A cold build, a build with nothing changed, and a build with one word changed. */
async function measure(title: string, change: (dir: string) => Promise<void>): Promise<string[][]> {
  const dir = makeWorkspace();
  try {
    await change(dir);
    const rows: string[][] = [];
    const build = async (kind: string) => {
      const line = row(`${title}, ${kind}`, await measureBuild(dir));
      console.error(line.join('  '));
      rows.push(line);
    };
    await build('cold');
    await build('nothing changed');
    changeWord(dir);
    await build('a word changed');
    return rows;
  } finally {
    rmSync(dir, { recursive: true });
  }
}

runMain(async () => {
  const scales = values.real ? [] : values.scales.split(',').map(Number);
  if (!scales.every((scale) => Number.isInteger(scale) && scale > 0))
    throw new Error(`--scales needs numbers like 1,4,16, but got ${values.scales}`);
  const rows = [['data', 'time', 'peak memory', 'pages', 'output']];
  rows.push(...(await measure('real', async () => undefined)));
  for (const scale of scales)
    rows.push(...(await measure(`synthetic ${scale}×`, (dir) => scaleData(dir, scale))));
  console.log(`Production builds. ${machine()}\n\n${markdownTable(rows)}`);
});
