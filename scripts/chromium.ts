import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { devDependencies } from '../package.json';

/** What Chromium needs to run without a screen, as root too, and without calls to the outside of its own. */
export const chromiumArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const cache = resolve('node_modules/.cache');
const unpacked = join(cache, `chromium-${devDependencies['@sparticuz/chromium']}`);

/** Whether this machine runs the Chromium that comes with `npm ci`, and not another one. */
const ours = !process.env.CHROMIUM_PATH && process.platform === 'linux' && process.arch === 'x64';

/** One language, one clock and no fonts but the project's: the same on every machine. */
export function browserEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    FONTCONFIG_FILE: resolve('tests/fonts/fonts.conf'),
    LC_ALL: 'C.UTF-8',
    TZ: 'Europe/Warsaw',
    // Libraries that a bare Linux lacks.
    ...(ours && { LD_LIBRARY_PATH: join(unpacked, 'al2023/lib') }),
  };
}

/** Launch options for Playwright. */
export function launchOptions() {
  return { executablePath: ensureChromium(), args: chromiumArgs, env: browserEnvironment() };
}

/** The path of Chromium: `CHROMIUM_PATH`, the one that comes with `npm ci` (Linux on x64), or Playwright's own. */
export function ensureChromium(): string {
  if (ours) return unpack();
  const path = process.env.CHROMIUM_PATH ?? chromium.executablePath();
  if (existsSync(path)) return path;
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH is ${path}, but there is no such file.`);
  const { status } = spawnSync('npx playwright install chromium', { shell: true, stdio: 'inherit' });
  if (status === 0) return path;
  throw new Error(
    'There is no Chromium on this machine: CHROMIUM_PATH=/path/to/chromium names the one to use.',
  );
}

/** Unpacks the package's files where they stay until the next `npm ci`. */
function unpack(): string {
  const path = join(unpacked, 'chromium');
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'unpacking-'));
  // The package unpacks into the system's temporary folder, which all clones and users share: a process of its own is
  // told of another one, and that it runs on Amazon Linux, where the package unpacks its libraries, too.
  const code = `require(${JSON.stringify(require.resolve('@sparticuz/chromium'))}).executablePath()`;
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`Chromium could not be unpacked.\n${stderr}`);
  try {
    renameSync(folder, unpacked);
  } catch (error) {
    // Another check was quicker.
    if (!existsSync(path)) throw error;
    rmSync(folder, { recursive: true });
  }
  return path;
}
