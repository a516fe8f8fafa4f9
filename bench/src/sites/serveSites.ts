import { join } from 'node:path';
import { certificateForTests, trustFlag } from '@site/server/http/certificate';
import { serveSite } from '@site/server/serve/siteServer';
import { openSlowLink } from './slowLink';
import type { SiteName } from './siteNames';

export interface ServedSites {
  /** The address of each site, without a slash at the end. */
  addresses: Readonly<Record<SiteName, string>>;
  /** The same behind a slow link each. */
  linked: Readonly<Record<SiteName, string>>;
  /** Browser flags with which Chromium trusts the sites' certificate. */
  flags: readonly string[];
  close(): Promise<void>;
}

/** Serves the sites over HTTP/2 with the local server's headers, each at an address of its own. */
export async function serveSites(
  folders: Readonly<Record<SiteName, string>>,
  data: string,
): Promise<ServedSites> {
  const certificate = await certificateForTests();
  const serve = (name: SiteName) =>
    serveSite({ site: folders[name], data: join(data, name), port: 0, certificate });
  const sites = { site: await serve('site'), limit: await serve('limit') };
  const links = {
    site: await openSlowLink(sites.site.address),
    limit: await openSlowLink(sites.limit.address),
  };
  const addressesOf = ({ site, limit }: Record<SiteName, { address: string }>) => ({
    site: site.address,
    limit: limit.address,
  });
  const opened = [...Object.values(links), ...Object.values(sites)];
  return {
    addresses: addressesOf(sites),
    linked: addressesOf(links),
    flags: [trustFlag(certificate)],
    close: async () => void (await Promise.all(opened.map((it) => it.close()))),
  };
}
