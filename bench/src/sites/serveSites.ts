import { join } from 'node:path';
import { certificateForTests, trustFlag } from '@site/server/http/certificate';
import { serveSite } from '@site/server/serve/siteServer';
import type { SiteName } from './siteNames';

export interface ServedSites {
  /** The address of each site, without a slash at the end. */
  addresses: Readonly<Record<SiteName, string>>;
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
  const [site, limit] = await Promise.all([serve('site'), serve('limit')]);
  return {
    addresses: { site: site.address, limit: limit.address },
    flags: [trustFlag(certificate)],
    close: async () => void (await Promise.all([site.close(), limit.close()])),
  };
}
