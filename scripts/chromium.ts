import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

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

const debianPath = '/usr/bin/chromium';

/** The Chromium of this machine: `CHROMIUM_PATH`, Debian's, or Playwright's own. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, but there is no such file.`);
  }
  return [debianPath, chromium.executablePath()].find((path) => existsSync(path));
}

/** The path of Chromium, installed first where there is none. */
export function ensureChromium(): string {
  const path = findChromium() ?? install();
  // Child processes need not search again.
  process.env.CHROMIUM_PATH = path;
  return path;
}

/** Launch options for Playwright and for Storybook's test-runner. */
export function launchOptions(): { executablePath: string; args: string[] } {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('No Chromium on this machine. Install one: npx tsx scripts/chromium.ts');
  return { executablePath, args: chromiumArgs };
}

function install(): string {
  const ways = [
    ['apt-get update', 'apt-get install --yes --no-install-recommends chromium'],
    ['npx playwright install chromium'],
  ];
  const root = process.getuid?.() === 0;
  for (const commands of root ? ways : ways.slice(1)) {
    console.log(`No Chromium found. Trying: ${commands.join(' && ')}`);
    commands.every((command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0);
    const path = findChromium();
    if (path) return path;
  }
  throw new Error(
    [
      'The browser checks need Chromium, and it could not be installed. One of these helps:',
      '  apt-get install chromium            (Debian, Ubuntu; as root)',
      '  npx playwright install chromium     (where Playwright may download its own)',
      '  CHROMIUM_PATH=/path/to/chromium     (a Chromium that you have)',
    ].join('\n'),
  );
}

if (require.main === module) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
