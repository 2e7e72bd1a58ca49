import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { devDependencies } from '../../package.json';

/** Flags to run Chromium headless, also as root, and without network requests of its own. */
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

/** Whether to use the Chromium that `npm ci` installs (@sparticuz/chromium). */
const ours = !process.env.CHROMIUM_PATH && process.platform === 'linux' && process.arch === 'x64';

/** The same locale, time zone and fonts on every machine; only the project's fonts are visible. */
export function browserEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    FONTCONFIG_FILE: resolve('tests/fonts/fonts.conf'),
    LC_ALL: 'C.UTF-8',
    TZ: 'Europe/Warsaw',
    // Shared libraries that a minimal Linux lacks.
    ...(ours && { LD_LIBRARY_PATH: join(unpacked, 'al2023/lib') }),
  };
}

/**
 * No optimising compiler: a page of the checks is gone before compiling its scripts twice pays. It is a tenth of the processor
 * time of a page that is loaded, read and looked at by axe.
 */
export const shortLived = '--js-flags=--max-optimized-bytecode-size=0';

/** Launch options for Playwright, for pages to be checked or, as with visitors, to be measured. */
export function launchOptions(purpose: 'check' | 'measure' = 'check') {
  return {
    executablePath: ensureChromium(),
    args: purpose === 'check' ? [...chromiumArgs, shortLived] : chromiumArgs,
    env: browserEnvironment(),
    ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
  };
}

/**
 * Playwright lets Chromium share memory by files in the temporary folder, as `/dev/shm` of a container has 64 MB by default and
 * Chromium crashes where it is full. In `/dev/shm` all browser tests take a tenth less time.
 */
function hasRoomInMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= 1024 ** 3;
}

/**
 * The path of the Chromium to use: `CHROMIUM_PATH`, the one that `npm ci` installs (Linux on x64), or
 * Playwright's own, which is downloaded if necessary.
 */
export function ensureChromium(): string {
  if (ours) return unpack();
  const path = process.env.CHROMIUM_PATH ?? chromium.executablePath();
  if (existsSync(path)) return path;
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH is ${path}, but that file does not exist.`);
  const { status } = spawnSync('npx playwright install chromium', { shell: true, stdio: 'inherit' });
  if (status === 0) return path;
  throw new Error('No Chromium was found. Set CHROMIUM_PATH=/path/to/chromium to the one to use.');
}

/** Unpacks the browser once; it stays until the next `npm ci`. */
function unpack(): string {
  const path = join(unpacked, 'chromium');
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'unpacking-'));
  // The package unpacks into the system's temporary folder, shared by all clones and users. So we run it in a
  // separate process with its own TMPDIR. AWS_EXECUTION_ENV makes it believe that it runs on AWS Lambda: only
  // then does it unpack the shared libraries too.
  const code = `require(${JSON.stringify(require.resolve('@sparticuz/chromium'))}).executablePath()`;
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`Chromium could not be unpacked.\n${stderr}`);
  try {
    renameSync(folder, unpacked);
  } catch (error) {
    // If another check has unpacked it in the meantime, use that copy.
    if (!existsSync(path)) throw error;
    rmSync(folder, { recursive: true });
  }
  return path;
}
