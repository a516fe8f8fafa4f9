import { tmpdir } from 'node:os';
import { dirname } from 'node:path';

/** Playwright's configuration starts the site, and names its address in the environment of workers. */
const ADDRESS = 'SITE_SHARED_ADDRESS';

export const hasSharedSite = (): boolean => Boolean(process.env[ADDRESS]);

/** The site that files share, and the folder of its enquiries: those of other tests as well. */
export function sharedSite(): { address: string; data: string } {
  const { [ADDRESS]: address, SITE_SHARED_DATA: data } = process.env;
  if (!address || !data) throw new Error('No site is shared: see e2e/playwright.config.ts.');
  return { address, data };
}

/** Where the enquiries of a site of a test's own are kept: beside those of the shared one, gone after the run as these. */
export function dataFolders(): string {
  const { SITE_SHARED_DATA: shared } = process.env;
  return shared ? dirname(shared) : tmpdir();
}
