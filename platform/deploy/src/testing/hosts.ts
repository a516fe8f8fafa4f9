import {
  cp,
  mkdir,
  readFile,
  readdir,
  readlink,
  rename,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { CURRENT } from '../folder/folderTarget';
import { VERSION_FILE } from '../folder/versionFile';
import { serveFolder } from './serveFolder';
import { SITE, TOKEN, serveHosting } from './serveHosting';
import type { StaticHost } from '../folder/staticHost';

/** What Firebase's own tool offers for a site of one page. It is none of our rules. */
const ONE_PAGE = { glob: '**', path: '/index.html' } as never;

/** A host on this machine that a test deploys to. */
export interface HostOfTest {
  /** Its row in `targets.json`. */
  settings: object;
  environment: Record<string, string>;
  /** What visitors get. */
  live: StaticHost;
  versions(): Promise<string[]>;
  /** Publishes a copy of what is live, as somebody with another tool would. */
  publishByHand(): Promise<void>;
  /** Shows an earlier version again, as somebody in the host's console would. */
  goBackByHand(version: string): Promise<void>;
  close(): Promise<void>;
}

export async function folderHost(folder: string): Promise<HostOfTest> {
  const www = join(folder, 'www');
  await mkdir(www);
  const live = await serveFolder(www);
  return {
    settings: { host: 'folder', folder: 'www', address: live.address, settleSeconds: 0 },
    environment: {},
    live,
    versions: () => readdir(join(www, 'versions')),
    async publishByHand() {
      const made = join(www, 'versions/by-hand');
      await cp(join(www, await readlink(join(www, CURRENT))), made, { recursive: true });
      const file = JSON.parse(await readFile(join(made, VERSION_FILE), 'utf8'));
      const rules = { ...file.rules, rewrites: [ONE_PAGE] };
      const changes = { by: 'somebody', fingerprint: '0', rules };
      await writeFile(join(made, VERSION_FILE), JSON.stringify({ ...file, ...changes }));
      await symlink('versions/by-hand', join(www, 'link'));
      await rename(join(www, 'link'), join(www, CURRENT));
    },
    async goBackByHand(version) {
      await symlink(`versions/${version}`, join(www, 'link'));
      await rename(join(www, 'link'), join(www, CURRENT));
    },
    close: () => live.close(),
  };
}

export async function firebaseHost(): Promise<HostOfTest> {
  const { versions, channels, createVersion, release, live, endpoint, close } =
    await serveHosting();
  return {
    settings: { host: 'firebase', site: SITE, address: live.address, settleSeconds: 0 },
    environment: { SITE_HOSTING_TOKEN: TOKEN, FIREBASE_HOSTING_API_URL: endpoint },
    live,
    versions: async () =>
      [...versions.values()].filter((it) => it.status !== 'DELETED').map((it) => it.name),
    async publishByHand() {
      const shown = channels.get('live')?.release?.version;
      const labels = { 'deployment-tool': 'cli-firebase' };
      const config = { headers: [], ...shown?.config, rewrites: [ONE_PAGE] };
      const made = createVersion({ labels, config });
      Object.assign(made, { status: 'FINALIZED', files: shown?.files });
      release('live', made, 'by hand', 'somebody@cirvena.example');
    },
    async goBackByHand(version) {
      release('live', versions.get(version), 'Rollback', 'ravi@cirvena.example');
    },
    close,
  };
}
