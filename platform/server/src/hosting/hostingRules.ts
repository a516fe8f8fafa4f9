import { RELEASES_ADDRESS, RELEASE_LIST_FILE } from '@site/contracts/publishedRelease';
import { cacheControl, productionReports, secureOriginHeaders } from '../headers/siteHeaders';

/** Headers for all addresses that match a glob. Later rules override, header by header. */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** How a host answers, in the words of `firebase.json`. */
export interface HostingRules {
  headers: HeaderRule[];
  cleanUrls: boolean;
  trailingSlash: boolean;
}

const rule = (source: string, headers: Readonly<Record<string, string>>): HeaderRule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/**
 * Makes the rules for the host of the public site: the local server's headers for https, and the same caching.
 * @param styles the hashes of the pages' style blocks.
 */
export function hostingRules(styles: readonly string[]): HostingRules {
  return {
    // Redirects `/buy-now/` and `/buy-now/index.html` to `/buy-now`, as the local server does.
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('**', {
        ...secureOriginHeaders(styles, productionReports.address),
        'Cache-Control': cacheControl.page,
      }),
      rule(`${RELEASES_ADDRESS}**`, { 'Cache-Control': cacheControl.release }),
      rule(`${RELEASES_ADDRESS}**/${RELEASE_LIST_FILE}`, { 'Cache-Control': cacheControl.page }),
    ],
  };
}
