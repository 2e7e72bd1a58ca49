import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memoryOf } from './memory';

/** The cost of a build. */
export interface Cost {
  seconds: number;
  /** Peak memory of Gatsby and its workers together; bytes. */
  memory: number;
  /** Number of pages in `public/`, and its size in bytes. */
  pages: number;
  bytes: number;
}

const pollTime = 250;

/** Builds the site in a folder, as `npm run build` does. */
export async function measureBuild(dir: string): Promise<Cost> {
  const start = performance.now();
  const build = spawn('npm', ['run', '--silent', 'build'], {
    cwd: dir,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let memory = 0;
  const poll = setInterval(() => {
    if (build.pid) memory = Math.max(memory, memoryOf(build.pid));
  }, pollTime);
  const code = await new Promise<number | null>((resolve, reject) => {
    build.once('error', reject);
    build.once('exit', resolve);
  }).finally(() => clearInterval(poll));
  if (code !== 0) throw new Error(`The build in ${dir} exited with ${code}.`);
  return { seconds: (performance.now() - start) / 1000, memory, ...sizeOf(join(dir, 'public')) };
}

function sizeOf(dir: string): Pick<Cost, 'pages' | 'bytes'> {
  if (!existsSync(dir)) throw new Error(`The build has not written ${dir}.`);
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, entry: statSync(join(dir, name)) }))
    .filter(({ entry }) => entry.isFile());
  const pages = files.filter(({ name }) => name.endsWith('index.html')).length;
  return { pages, bytes: files.reduce((sum, { entry }) => sum + entry.size, 0) };
}
