import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { findBrowser, findHeadlessShell } from './findBrowser';

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

/** The Chromium that a person names, the one without windows that tests have found, or any. */
export const chromiumProgram = (): string =>
  (!process.env.SITE_BROWSER && process.env.SITE_HEADLESS_SHELL) || findBrowser();

/** The one that tests use. Programs that this one starts inherit what it has found or installed, and do not ask again. */
export function chromiumForTests(): string {
  process.env.SITE_HEADLESS_SHELL ??= findHeadlessShell() ?? '';
  return chromiumProgram();
}

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
