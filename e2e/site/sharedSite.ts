/** Playwright's configuration starts the site, and names its address in the environment of workers. */
const ADDRESS = 'SITE_SHARED_ADDRESS';

export const hasSharedSite = (): boolean => Boolean(process.env[ADDRESS]);

/** The address of the site that files share. Its enquiries are those of other tests as well. */
export function sharedSite(): string {
  const address = process.env[ADDRESS];
  if (!address) throw new Error('No site is shared: see e2e/playwright.config.ts.');
  return address;
}
