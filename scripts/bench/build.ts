import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Cost, measureBuild } from './build/measure';
import { changeWord, makeWorkspace, scaleData } from './build/workspace';
import { machine } from './shared/figures';
import { runBenchmark } from './shared/main';
import { markdownTable } from './shared/markdown';

/** `--scale 1,4,16`: how many times the data; 1, the default, is the real data. */
const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;

const row = (title: string, { seconds, memory, files, bytes }: Cost) => [
  title,
  `${seconds.toFixed(1)} s`,
  megabytes(memory),
  `${files}`,
  megabytes(bytes),
];

async function measureScale(scale: number): Promise<string[][]> {
  const dir = makeWorkspace();
  try {
    if (scale > 1) scaleData(dir, scale);
    const rows = [row(`${scale}×, cold`, await measureBuild(dir))];
    rows.push(row(`${scale}×, nothing changed`, await measureBuild(dir)));
    changeWord(dir);
    rows.push(row(`${scale}×, a word changed`, await measureBuild(dir)));
    return rows;
  } finally {
    rmSync(dir, { recursive: true });
  }
}

runBenchmark(async () => {
  const scales = values.scale.split(',').map(Number);
  if (!scales.every((scale) => Number.isInteger(scale) && scale > 0))
    throw new Error(`expected --scale 1,4,16 or the like, got ${values.scale}`);
  const rows = [['data', 'time', 'peak memory', 'files', 'output']];
  for (const scale of scales) rows.push(...(await measureScale(scale)));
  console.log(`Production builds. ${machine()}\n\n${markdownTable(rows)}`);
});
