import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/shared/chromium';

/** Browser tests of the built site, `public/`. Build it first: `npm run build`. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/globalSetup.ts',
  fullyParallel: true,
  // One more than cores, as one of them mostly waits for the network to be quiet.
  workers: 3,
  // Enough beside other work on the machine, too.
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Lazy parts come when the browser is idle, which takes its time where two workers share two cores.
  expect: { timeout: 15_000 },
  use: { baseURL: process.env.SITE_URL, launchOptions: launchOptions(), locale: 'en-GB' },
  projects: [
    // What does not depend on the window, or sets its own; nor on motion, which takes a seventh of a page's processor time.
    {
      name: 'once',
      testMatch: 'once/*.spec.ts',
      use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      testMatch: 'phoneAndDesktop/*.spec.ts',
      use: {
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        timezoneId: 'Europe/Warsaw',
      },
    },
    // A reader far away: what the page says about dates must not depend on where it is read.
    {
      name: 'desktop',
      testMatch: 'phoneAndDesktop/*.spec.ts',
      use: { viewport: { width: 1280, height: 800 }, timezoneId: 'America/New_York' },
    },
  ],
});
