/** @type {import('jest').Config} */
const shared = {
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
    // The sample content. `data/` itself cannot be imported: no edit there may break a test.
    '/tests/fixtures/data/.*\\.yaml$': '<rootDir>/tests/jest/yamlTransform.js',
  },
  // Modules without a CommonJS twin.
  transformIgnorePatterns: ['/node_modules/(?!(pixelmatch|@octokit|universal-user-agent|json-with-bigint)/)'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/public/', '<rootDir>/.cache/'],
  modulePathIgnorePatterns: ['<rootDir>/public/', '<rootDir>/.cache/'],
  clearMocks: true,
  restoreMocks: true,
};

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    {
      ...shared,
      displayName: 'src',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/jest/jestSetup.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/tests/jest/cssModule.js',
        '\\.woff2$': '<rootDir>/tests/jest/cssModule.js',
        '^gatsby$': '<rootDir>/tests/stubs/gatsby.tsx',
      },
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{content,gatsby,scripts}/**/*.test.ts'],
    },
  ],
};
