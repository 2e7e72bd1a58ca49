import { defineConfig } from '@playwright/test';
import { launchOptions, shortLived } from '../../scripts/shared/chromium';
import { storybookOrigin } from './stories';

/** Makes Chromium draw the same on every machine of a kind: no optimisation for the processor, no hinting. */
const drawingArgs = [
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** With as many browsers as cores, V8's helper threads only get in each other's way: a tenth of the time. */
const oneThread = `${shortLived} --single-threaded`;
const { args, ...options } = launchOptions();

/** The address of the Storybook leads to the server that `serveStorybook` has started. */
const { STORYBOOK_URL } = process.env;
const addressArgs = STORYBOOK_URL
  ? [`--host-resolver-rules=MAP ${new URL(storybookOrigin).host} ${new URL(STORYBOOK_URL).host}`]
  : [];

/** All stories of the built Storybook, `storybook-static/`. Build it first: `npm run build-storybook`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  globalSetup: require.resolve('./serveStorybook'),
  fullyParallel: true,
  workers: 3,
  // Enough even while the machine is busy.
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Pictures are drawn anew when `--update-snapshots` says so.
  updateSnapshots: 'none',
  use: { launchOptions: { ...options, args: [...args, oneThread, ...drawingArgs, ...addressArgs] } },
});
