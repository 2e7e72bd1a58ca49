import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';

/** What the specification fixes for this academy, on the built site; a fork with other words deletes the folder. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../../test-results/acceptance',
  globalSetup: '../support/globalSetup.ts',
  projects: [{ name: 'acceptance', use: { viewport: { width: 1280, height: 800 } } }],
});
