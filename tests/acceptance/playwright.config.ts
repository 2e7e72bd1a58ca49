import { defineConfig } from '@playwright/test';
import site from '../../playwright.config';

/** Words and numbers that this academy's site must have. Another club with other words deletes the folder. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../../test-results/acceptance',
  globalSetup: '../support/globalSetup.ts',
  projects: [{ name: 'acceptance', use: { viewport: { width: 1280, height: 800 } } }],
});
