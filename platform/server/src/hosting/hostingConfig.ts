import { relative } from 'node:path';
import { RELEASES_ADDRESS, RELEASE_LIST_FILE } from '@site/contracts/publishedRelease';
import { cacheControl, productionReports, secureOriginHeaders } from '../headers/siteHeaders';
import { distFolder, siteFolder } from '@site/tooling/workspace';

/** A rule of Firebase Hosting: headers for all addresses that match a glob. Later rules override, header by header. */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** The part of `firebase.json` that Firebase Hosting reads. */
export interface HostingConfig {
  public: string;
  ignore: string[];
  predeploy: string[];
  cleanUrls: boolean;
  trailingSlash: boolean;
  headers: HeaderRule[];
}

const rule = (source: string, headers: Readonly<Record<string, string>>): HeaderRule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/**
 * Makes the settings of Firebase Hosting: the local server's headers for https, and the same caching.
 * @param styles the hashes of the pages' style blocks.
 */
export function hostingConfig(styles: readonly string[]): HostingConfig {
  return {
    public: relative(distFolder, siteFolder),
    // The host compresses by itself; it would publish these copies as files. A dot marks what is not for visitors.
    ignore: ['**/.*', '**/*.br', '**/*.gz'],
    predeploy: ['npm run hosting -- --check'],
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
