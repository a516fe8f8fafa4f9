import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { serveSite, type RunningSite, type SiteServerOptions } from '../siteServer';
import { askSite, type SiteQuestion, type SiteReply } from './askSite';
import { publishSite } from './publishSite';

/** A site that is served for one test. */
export interface ServedSite {
  /** Without a slash at the end. */
  address: string;
  ask(path: string, question?: SiteQuestion): Promise<SiteReply>;
  /** Replaces the live site. */
  publish(files: Record<string, string>): Promise<void>;
  /** The folder of what visitors sent. */
  data: string;
}

/** Gives every test of a file a server of its own on the files it wants, ended afterwards. */
export function servedSites(): (
  files: Record<string, string>,
  options?: Pick<SiteServerOptions, 'local' | 'connections'>,
) => Promise<ServedSite> {
  const running: RunningSite[] = [];
  // Servers end before their folders go: hooks run in the order in which they are registered.
  afterEach(async () => {
    await Promise.all(running.splice(0).map((it) => it.close()));
  });
  const newFolder = temporaryFolders();
  return async (files, options) => {
    const folder = await newFolder();
    const link = join(folder, 'site');
    const data = join(folder, 'data');
    await publishSite(link, files);
    const site = await serveSite({ site: link, data, port: 0, ...options });
    running.push(site);
    return {
      address: site.address,
      ask: (path, question) => askSite(site.address, path, question),
      publish: (next) => publishSite(link, next),
      data,
    };
  };
}
