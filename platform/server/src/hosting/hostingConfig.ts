import { relative } from 'node:path';
import { RELEASES_ADDRESS, RELEASE_LIST_FILE } from '@site/contracts/publishedRelease';
import { cacheControl, productionReports, secureOriginHeaders } from '../headers/siteHeaders';
import { distFolder, siteFolder } from '@site/tooling/workspace';

/** A rule of Firebase Hosting: the headers of all addresses that a glob matches. A later rule wins, header by header. */
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
 * Makes the configuration of Firebase Hosting from what the local server sends: the headers of an https origin, and the
 * same rules of what may be kept. Takes what a policy calls the style blocks of the composed pages.
 */
export function hostingConfig(styles: readonly string[]): HostingConfig {
  return {
    public: relative(distFolder, siteFolder),
    // The host compresses by itself; to it these would be files of their own. A dot marks what is not for visitors.
    ignore: ['**/.*', '**/*.br', '**/*.gz'],
    predeploy: ['npm run hosting -- --check'],
    // `/buy-now`, neither `/buy-now/` nor `/buy-now/index.html`: the host sends visitors of those on, as the local server does.
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
