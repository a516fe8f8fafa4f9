import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { FIRST, deploySite, type DeploySite } from '../testing/deploySite';
import { serveFolder } from '../testing/folderHost';
import type { StaticHost } from '../testing/staticHost';

jest.setTimeout(60_000);
const newFolder = temporaryFolders();
let host: StaticHost;
let site: DeploySite;

beforeEach(async () => {
  const folder = await newFolder();
  const www = join(folder, 'www');
  await mkdir(www);
  host = await serveFolder(www);
  const target = { host: 'folder', folder: www, address: host.address, settleSeconds: 0 };
  site = await deploySite(folder, { production: target });
});
afterEach(() => host.close());

test('first', async () => {
  console.log(await site.run('deploy', ...FIRST));
  console.log(await site.run('status', '--live'));
  console.log(await site.run('deploy', '--dry-run'));
});
