import type { Browser } from 'playwright-core';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { startSite, type StartedSite, type StartOptions } from '../site/startSite';
import { visit, type Visit, type VisitOptions } from './visit';

/** The site in a process of its own, and a browser to visit it with. There is none before a file's first test. */
export interface OpenedSite {
  readonly address: string;
  /** The folder of its enquiries. */
  readonly data: string;
  readonly browser: Browser;
  /** Opens a path of the site, or an address, in a profile of its own. */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
}

/** What is made before the site starts, for instance another build of it. Gives how to start it. */
type Preparation = () => StartOptions | Promise<StartOptions>;

/** Opens the built site and a browser for all tests of a file. `timeout` in ms is the preparation's. */
export function openSite(prepare: Preparation = () => ({}), timeout?: number): OpenedSite {
  let browser: Browser;
  let site: StartedSite;
  beforeAll(async () => {
    const options = await prepare();
    [browser, site] = await Promise.all([openBrowser(), startSite(options)]);
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
