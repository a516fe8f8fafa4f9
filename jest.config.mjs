/**
 * Five runners, told apart by a test's suffix: `.test` in jsdom, `.node.test` in Node, `.spec` in a real browser, and in
 * one as well `.compat`, with releases of the past, and `.soak`, with faults in the way.
 */
const transform = {
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

export default {
  // A journey waits for real servers and real budgets (10 s for a remote that hangs), in ms.
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
      modulePathIgnorePatterns,
      transform,
    },
    {
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/e2e/site/browserSetup.ts'],
      modulePathIgnorePatterns,
      transform,
    },
    {
      displayName: 'soak',
      testEnvironment: 'node',
      testMatch: ['**/*.soak.ts'],
      setupFilesAfterEnv: ['<rootDir>/e2e/site/browserSetup.ts'],
      modulePathIgnorePatterns,
      transform,
    },
    {
      displayName: 'compat',
      testEnvironment: 'node',
      testMatch: ['**/*.compat.ts'],
      setupFilesAfterEnv: ['<rootDir>/e2e/site/browserSetup.ts'],
      modulePathIgnorePatterns,
      transform,
    },
  ],
};
