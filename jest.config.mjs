/**
 * Tests without a page: `.test` in jsdom, `.node.test` in Node, and `.long`, which waits for builds, servers or killed
 * processes. `e2e/playwright.config.ts` runs the others, told apart by their suffix as well.
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

const inNode = {
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/platform/tooling/src/testing/endChildren.ts'],
  modulePathIgnorePatterns,
  transform,
};

export default {
  testTimeout: 60_000,
  projects: [
    {
      displayName: 'screen',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['/node_modules/', '\\.node\\.test\\.'],
      setupFiles: ['<rootDir>/shared-ui/src/testing/nodeGlobals.ts'],
      setupFilesAfterEnv: ['<rootDir>/shared-ui/src/testing/screenSetup.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/shared-ui/src/testing/classNames.ts',
        '\\.(avif|svg|webp)$': '<rootDir>/shared-ui/src/testing/fileAddress.ts',
      },
      modulePathIgnorePatterns,
      transform,
    },
    { displayName: 'node', testMatch: ['**/*.node.test.ts'], ...inNode },
    {
      displayName: 'long',
      testMatch: ['**/*.long.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/e2e/'],
      ...inNode,
    },
  ],
};
