const { getJestConfig } = require('@storybook/test-runner');
const tsx = require('tsx/cjs/api');

const { launchOptions } = tsx.require('./scripts/chromium.ts', __filename);
const config = getJestConfig();

/** @type {import('jest').Config} */
module.exports = {
  ...config,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: launchOptions(),
    },
  },
};
