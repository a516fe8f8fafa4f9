import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumProgram } from '@site/tooling/browser/openBrowser';

const { SITE_DIFF_FOLDER: folder = '', SITE_DIFF_REPORT: report = '' } = process.env;

/** Compares the pages of two sites. A test that fails is a page that differs. */
export default defineConfig({
  testMatch: 'pages.playwright.ts',
  fullyParallel: true,
  // Tests wait for pages about half of their time.
  workers: '100%',
  outputDir: join(folder, 'results'),
  snapshotPathTemplate: join(folder, 'before/{testName}/{arg}{ext}'),
  updateSnapshots: 'none',
  // A long page takes its time on a machine that does something else as well.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [
    [
      'html',
      { outputFolder: report, open: 'never', title: 'What changes for visitors', noSnippets: true },
    ],
    ['json', { outputFile: join(folder, 'results.json') }],
  ],
  use: {
    launchOptions: { executablePath: chromiumProgram(), args: CHROMIUM_FLAGS },
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
  },
});
