const { getJestConfig } = require('@storybook/test-runner');
const tsx = require('tsx/cjs/api');

const { launchOptions } = tsx.require('./scripts/chromium.ts', __filename);
const config = getJestConfig();

/** @type {import('jest').Config} */
module.exports = {
  ...config,
  setupFilesAfterEnv: [...config.setupFilesAfterEnv, ...(process.env.CI ? ['./.storybook/retry.cjs'] : [])],
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: launchOptions(),
    },
  },
};
