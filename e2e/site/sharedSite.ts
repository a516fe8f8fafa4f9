/** What the workers know of the site that files share, by environment variable. */
export const SHARED_SITE = { address: 'SITE_SHARED_ADDRESS', pid: 'SITE_SHARED_PID' } as const;

/** The address of the site that files share. Its enquiries are those of other tests as well. */
export function sharedSite(): string {
  const address = process.env[SHARED_SITE.address];
  if (!address) throw new Error('No site is shared: run this file in the project "browser".');
  return address;
}
