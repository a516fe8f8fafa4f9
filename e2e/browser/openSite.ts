import type { Browser } from 'playwright-core';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { sharedSite } from '../site/sharedSite';
import { startSiteProcess, type StartedSite, type StartOptions } from '../site/startSiteProcess';
import { visit, type Visit, type VisitOptions } from './visit';

/** A site, and a browser of this file to visit it with. There is none before a file's first test. */
export interface OpenedSite {
  readonly address: string;
  readonly browser: Browser;
  /** Opens a path of the site, or an address, in a profile of its own. */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
}

/** A site that no other file uses. */
export interface OwnSite extends OpenedSite {
  /** The folder of its enquiries. */
  readonly data: string;
}

/** What is made before the site starts, for instance another build of it. Gives how to start it. */
type Preparation = () => StartOptions | Promise<StartOptions>;

/** Opens a browser for all tests of a file, and the built site that files share: for tests that do not look at what it keeps. */
export function openSite(): OpenedSite {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  return {
    get address() {
      return sharedSite();
    },
    get browser() {
      return browser;
    },
    visit: (path, options) => visit(browser, new URL(path, sharedSite()).href, options),
  };
}

/** Opens a browser for all tests of a file, and a site in a process of its own. `timeout` in ms is the preparation's. */
export function openOwnSite(prepare: Preparation = () => ({}), timeout?: number): OwnSite {
  let browser: Browser;
  let site: StartedSite;
  beforeAll(async () => {
    const options = await prepare();
    [browser, site] = await Promise.all([openBrowser(), startSiteProcess(options)]);
  }, timeout);
  afterAll(() => browser?.close());
  return {
    get address() {
      return site.address;
    },
    get data() {
      return site.data;
    },
    get browser() {
      return browser;
    },
    visit: (path, options) => visit(browser, new URL(path, site.address).href, options),
  };
}
