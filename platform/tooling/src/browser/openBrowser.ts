import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { findBrowser } from './findBrowser';

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

/** The Chromium without windows that `e2e/playwright.config.ts` names for tests, or any. */
export const chromiumProgram = (): string => process.env.SITE_HEADLESS_SHELL || findBrowser();

/** Starts a Chromium with an empty profile, with more flags if need be. Whoever opens it closes it. */
export const openBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumProgram(), args: [...CHROMIUM_FLAGS, ...flags] });

/** Starts a Chromium on the profile in a folder, as a visitor's own browser: what it stores is there the next time.
 * Service workers are blocked: routes of a test do not see what a worker asks for. */
export const openBrowserOn = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: chromiumProgram(),
    args: CHROMIUM_FLAGS,
    viewport: null,
    serviceWorkers: 'block',
  });
