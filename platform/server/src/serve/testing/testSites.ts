import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { serveSite, type RunningSite, type SiteServerOptions } from '../siteServer';
import { requestSite, type RequestOptions } from './requestSite';
import { writeTestSite } from './writeTestSite';

/** Serves a site with given files for each test of a file, and stops it afterwards. */
export function testSites() {
  const running: RunningSite[] = [];
  // Hooks run in the order of their registration: servers stop before their folders are deleted.
  afterEach(async () => {
    await Promise.all(running.splice(0).map((it) => it.close()));
  });
  const newFolder = temporaryFolders();
  return async (
    files: Record<string, string>,
    options?: Pick<SiteServerOptions, 'local' | 'notices'>,
  ) => {
    const folder = await newFolder();
    const link = join(folder, 'site');
    const data = join(folder, 'data');
    await writeTestSite(link, files);
    const previewed = join(folder, 'previewed');
    const preview = { site: previewed, port: 0 };
    const site = await serveSite({ site: link, data, port: 0, preview, ...options });
    running.push(site);
    return {
      address: site.address,
      ask: (path: string, options?: RequestOptions) => requestSite(site.address, path, options),
      publish: (next: Record<string, string>) => writeTestSite(link, next),
      askPreview: (path: string) => requestSite(site.preview ?? '', path),
      preview: (next: Record<string, string>) => writeTestSite(previewed, next),
      data,
    };
  };
}
