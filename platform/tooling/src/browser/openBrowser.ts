import { chromium, firefox, webkit, type Browser, type BrowserContext } from 'playwright-core';
import { findBrowser, findFirefox } from './findBrowser';

/** Flags that keep Chromium to the pages under test. Its sandbox refuses to run as root. */
export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** What tests run in: `e2e/site/chooseBrowser.ts` names a Chromium without windows in the short form. */
const programOfTests = () => process.env.SITE_HEADLESS_SHELL || findBrowser();

/**
 * Has the tests of a file run in a whole browser. One without windows draws at other times: scripts come before its
 * first paint.
 */
export function chooseWholeBrowser(): void {
  // Jest gives each file an environment of its own.
  process.env.SITE_HEADLESS_SHELL = '';
}

/**
 * The engine that journeys run in: Chromium, unless `SITE_ENGINE` names `firefox` or `webkit`. Playwright drives stock Firefoxes
 * by WebDriver BiDi; its WebKit is one of its own (`npx playwright-core install webkit`).
 */
export const engineOfTests = (): string => process.env.SITE_ENGINE || 'chromium';

/** Starts the engine of tests with an empty profile; a Chromium with more flags if need be. Whoever opens it closes it. */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const engine = engineOfTests();
  if (engine === 'webkit') return webkit.launch();
  if (engine === 'firefox') {
    const installed = findFirefox();
    return firefox.launch(
      installed ? { channel: 'moz-firefox', executablePath: installed } : undefined,
    );
  }
  return chromium.launch({ executablePath: programOfTests(), args: [...CHROMIUM_FLAGS, ...flags] });
}

/** Starts a Chromium that keeps pages which were left, as visitors' browsers do and browsers under test do not.
 * A Chromium without windows never keeps them. */
export function openBrowserThatGoesBack(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** Starts a Chromium on the profile in a folder, as a visitor's own browser: what it stores is there the next time.
 * Service workers are blocked: routes of a test do not see what a worker asks for. */
export function openBrowserOn(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: programOfTests(),
    args: CHROMIUM_FLAGS,
    viewport: null,
    serviceWorkers: 'block',
  });
}
