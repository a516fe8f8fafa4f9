import { rm } from 'node:fs/promises';
import { test as base, type Browser } from '@playwright/test';
import { alterSite } from '../site/alteredSite';
import { sharedSite } from '../site/sharedSite';
import { startSiteProcess, type StartedSite, type StartOptions } from '../site/startSiteProcess';
import { visit, type Visit, type VisitOptions } from './visit';

export { expect } from '@playwright/test';

/** Marks a test that asks for what only Chromium's developer tools can do, such as less motion, paper, or touch. */
export const IN_CHROMIUM = '@chromium';

/** The built site that files share: for tests that look at no more of what it keeps than their own. */
export interface Site {
  readonly address: string;
  /** The folder of its enquiries. */
  readonly data: string;
  readonly browser: Browser;
  /** Opens a path of the site, or an address, in a profile of its own, which is closed after the test. */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
}

/** Starts a site of the test's own whose built files are altered: see `alterSite`. */
type StartAltered = (...alteration: Parameters<typeof alterSite>) => Promise<StartedSite>;

const forget = ({ data }: Pick<StartedSite, 'data'>) => rm(data, { recursive: true, force: true });

export const test = base.extend<{
  server: Pick<StartedSite, 'address' | 'data'>;
  site: Site;
  startAltered: StartAltered;
}>({
  server: async ({}, use) => use(sharedSite()),
  baseURL: async ({}, use) => use(sharedSite().address),
  site: async ({ browser, server: { address, data } }, use) => {
    await use({
      address,
      data,
      browser,
      visit: (path, options) => visit(browser, new URL(path, address).href, options),
    });
    await Promise.all(browser.contexts().map((context) => context.close()));
  },
  startAltered: async ({}, use) => {
    const ends: (() => unknown)[] = [];
    await use(async (...alteration) => {
      const { folder, remove } = alterSite(...alteration);
      const { stop, ...started } = await startSiteProcess({ site: folder });
      ends.push(stop, remove, () => forget(started));
      return { ...started, stop };
    });
    for (const end of ends) await end();
  },
});

/**
 * Tests on a site of the file's own. `prepare` makes what is there before it starts, for instance another build, and gives how
 * to start it, within `timeout` ms. A hook and no fixture of a worker: for each of those Playwright would start a worker, and
 * a browser.
 */
export function testOnOwnSite(
  prepare: () => StartOptions | Promise<StartOptions> = () => ({}),
  timeout = 60_000,
) {
  let server: StartedSite | undefined;
  const own = test.extend<{ server: StartedSite }>({
    server: async ({}, use) => use(server as StartedSite),
    // Playwright asks for it in the hook that starts the server, too.
    baseURL: async ({}, use) => use(server?.address),
  });
  own.beforeAll(async () => {
    own.setTimeout(timeout);
    server = await startSiteProcess(await prepare());
  });
  own.afterAll(async () => {
    await server?.kill();
    if (server) await forget(server);
  });
  return own;
}
