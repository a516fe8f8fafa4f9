import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser/openBrowser';
import { freePort } from '../http/freePort';

/** A browser that Lighthouse can drive. */
export interface LighthouseBrowser {
  readonly browser: Browser;
  /** The port of its debugging protocol. */
  readonly port: number;
}

/** Starts a Chromium with an empty profile for `runLighthouse`. The caller closes it. */
export async function openForLighthouse(flags: readonly string[] = []): Promise<LighthouseBrowser> {
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`, ...flags]);
  return { browser, port };
}
