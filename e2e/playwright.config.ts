import { mkdtempSync, rmSync } from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { findFirefox } from '@site/tooling/browser/findBrowser';
import { CHROMIUM_FLAGS, chromiumForTests } from '@site/tooling/browser/openBrowser';
import { root } from '@site/tooling/workspace';
import { IN_CHROMIUM } from './browser/test';

register('./site/jsonModules.mjs', import.meta.url);
// Playwright has its workers write in colours. What tests read of programs has none.
delete process.env.FORCE_COLOR;

// Workers read this file as well, and inherit what the first process has made.
if (process.env.SITE_SHARED_DATA === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'site-tests-'));
  process.env.SITE_SHARED_DATA = join(folder, 'shared');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

const chromium = {
  browserName: 'chromium',
  launchOptions: { executablePath: chromiumForTests(), args: CHROMIUM_FLAGS },
} as const;

const stockFirefox = findFirefox();
const firefox = {
  browserName: 'firefox',
  // Debian's own, by WebDriver BiDi; elsewhere the one that `npx playwright install firefox` brings.
  ...(stockFirefox && {
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: stockFirefox,
      // It asks a server that is faster than its cache as well, for files that it has.
      firefoxUserPrefs: { 'network.http.rcwn.enabled': false },
    },
  }),
} as const;

const JOURNEYS = '**/e2e/{journeys,going-on,resilience,accessibility}/*.spec.ts';

/** What `npm test` tries in other engines, where they are installed: two minutes in Firefox, and a walk in WebKit. */
const SHORT = ['**/e2e/engines/*.spec.ts'];
if (stockFirefox)
  SHORT.push('**/e2e/journeys/{navigating,morphing,ordering,readingPosition}.spec.ts');
else if (process.argv.includes('--project=engines')) {
  console.log('No Firefox from 143 on is installed: nothing is tried in it.');
}

const otherEngine = (name: 'firefox' | 'webkit', use: Project['use'] = {}): Project => ({
  name,
  testMatch: JOURNEYS,
  grepInvert: new RegExp(IN_CHROMIUM),
  use: { browserName: name, ...use },
});

/**
 * Whatever opens a page: `.spec` on the built site, `.long` waits for builds, servers or killed processes, `.compat` mixes
 * in releases of the past. Long tests outside of this folder open none and run in Jest.
 */
export default defineConfig({
  testDir: root,
  respectGitIgnore: true,
  outputDir: './dist',
  preserveOutput: 'failures-only',
  reporter: process.stdout.isTTY ? 'line' : 'dot',
  reportSlowTests: null,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for pages about a third of their time.
  workers: '150%',
  // Browsers and their servers share two cores: a test that comes too late once is tried again.
  retries: 1,
  // A journey waits for real servers and real budgets (10 s for a remote that hangs), in ms.
  timeout: 60_000,
  expect: { timeout: 10_000, toPass: { timeout: 10_000 } },
  // For contexts that tests make as well. Routes of a test do not see what a worker asks for, and a page that it claims while
  // the browser keeps it is loaded again on Back.
  use: { trace: 'on-first-retry', serviceWorkers: 'block' },
  // The site that files share: to start it for each would take two seconds of a core each time.
  webServer: {
    command: [
      // Its own shell would hide from it that the tests have ended.
      'exec',
      ...['node', '--import', 'tsx', 'platform/server/src/bin/start.ts', '--port', '0'],
      ...['--data', process.env.SITE_SHARED_DATA],
    ].join(' '),
    cwd: root,
    wait: { stdout: /(?<site_shared_address>http:\/\/localhost:\d+)/ },
    timeout: 180_000,
  },
  projects: [
    // First: they are the slowest, and would keep one worker when the others are done.
    { ...otherEngine('firefox', firefox), name: 'engines', testMatch: SHORT },
    { name: 'chromium', testMatch: '**/*.spec.ts', testIgnore: '**/e2e/engines/**', use: chromium },
    otherEngine('firefox', firefox),
    otherEngine('webkit'),
    { name: 'long', testMatch: '**/e2e/**/*.long.ts', use: chromium },
    { name: 'compat', testMatch: '**/e2e/**/*.compat.ts', workers: 1, use: chromium },
  ],
});
