/**
 * Five runners, told apart by a test's suffix: `.test` in jsdom, `.node.test` in Node, `.spec` in a real browser, and in
 * one as well `.long`, which waits for builds, servers or killed processes, and `.compat`, with releases of the past.
 */
// A shell may have another one: React's build for production has nothing that tests need.
process.env.NODE_ENV = 'test';
// Node 24 can be told to ask a proxy for every address (NODE_USE_ENV_PROXY): not for the servers that tests start.
process.env.NO_PROXY = [process.env.NO_PROXY, 'localhost', '127.0.0.1', '[::1]']
  .filter(Boolean)
  .join(',');

const transform = {
  '[/\\\\]content[/\\\\].+\\.json$': '<rootDir>/shared-ui/src/testing/brandInTexts.mjs',
  '^.+\\.[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
};
const modulePathIgnorePatterns = ['/dist/'];

const inBrowser = (suffix) => ({
  testEnvironment: 'node',
  testMatch: [`**/*.${suffix}.ts`],
  globalSetup: '<rootDir>/e2e/site/chooseBrowser.ts',
  setupFilesAfterEnv: ['<rootDir>/e2e/site/browserSetup.ts'],
  modulePathIgnorePatterns,
  transform,
});

export default {
  // A journey waits for real servers and real budgets (10 s for a remote that hangs), in ms.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/e2e/site/longestFirst.mjs',
  projects: [
    {
      displayName: 'screen',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['/node_modules/', '\\.node\\.test\\.'],
      setupFiles: ['<rootDir>/shared-ui/src/testing/nodeGlobals.ts'],
      setupFilesAfterEnv: ['<rootDir>/shared-ui/src/testing/screenSetup.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': 'identity-obj-proxy',
        '\\.css$': 'identity-obj-proxy',
        '\\.(avif|svg|webp)$': '<rootDir>/shared-ui/src/testing/fileAddress.ts',
      },
      modulePathIgnorePatterns,
      transform,
    },
    {
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.node.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/platform/tooling/src/testing/endChildren.ts'],
      modulePathIgnorePatterns,
      transform,
    },
    {
      displayName: 'browser',
      ...inBrowser('spec'),
      globalSetup: '<rootDir>/e2e/site/startSharedSite.ts',
      globalTeardown: '<rootDir>/e2e/site/stopSharedSite.ts',
    },
    { displayName: 'long', ...inBrowser('long') },
    { displayName: 'compat', ...inBrowser('compat') },
  ],
};
