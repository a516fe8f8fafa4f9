import { join } from 'node:path';
import { certificateForTests, trustFlag } from '@site/server/http/certificate';
import { serveSite } from '@site/server/serve/siteServer';
import type { SiteName } from './siteNames';

export interface ServedSites<Name extends SiteName = SiteName> {
  /** The address of each site, without a slash at the end. */
  addresses: Readonly<Record<Name, string>>;
  /** Browser flags with which Chromium trusts the sites' certificate. */
  flags: readonly string[];
  close(): Promise<void>;
}

/** Serves sites over HTTP/2 with the local server's headers, each at an address of its own. */
export async function serveSites<Name extends SiteName>(
  folders: Readonly<Record<Name, string>>,
  data: string,
): Promise<ServedSites<Name>> {
  const certificate = await certificateForTests();
  const served = await Promise.all(
    Object.entries<string>(folders).map(async ([name, site]) => {
      const options = { site, data: join(data, name), port: 0, certificate };
      return [name, await serveSite(options)] as const;
    }),
  );
  return {
    addresses: Object.fromEntries(served.map(([name, it]) => [name, it.address])) as Record<
      Name,
      string
    >,
    flags: [trustFlag(certificate)],
    close: async () => void (await Promise.all(served.map(([, it]) => it.close()))),
  };
}
