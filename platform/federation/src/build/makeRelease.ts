import { assertContentIsValid } from '@site/content-tools/checks/checkApplicationContent';
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@site/contracts/contractVersion';
import { folderOf, type ApplicationName } from '@site/tooling/workspace';
import { describeBuild } from '../releases/describeBuild';
import { contentHash, filesUnder, hashFiles } from '../releases/hashFiles';
import { baseOf } from '../releases/parseRelease';
import { contentOf, type Release, type StoredRelease } from '../releases/release';
import { contentsOfSources } from '../releases/releasePages';
import { isVersion, releaseId, versionOf } from '../releases/releaseId';
import { SERVICE_WORKER_FOLDER } from '../webpack/service-worker/partFiles';
import type { ReleaseStore } from '../release-store/releaseStore';
import { shortNameOf } from '../releases/shortNames';
import { sourceCommit } from '../releases/sourceCommit';
import { releaseTitle } from '../releases/releaseTitle';
import { builtVersions, workspaceVersion } from '../releases/workspacePackages';

/** Makes the builds of an application, each into a folder that is not there yet. */
export interface Builder {
  buildWeb(name: ApplicationName, outDir: string): Promise<void>;
  /** Rejects with what is wrong with the application's texts. */
  checkContent?(name: ApplicationName): Promise<void>;
  /** Takes the address of the web files on the site, with a slash at both ends. */
  buildServer(name: ApplicationName, outDir: string, base: string): Promise<void>;
  /** Makes the application's part of the service worker; nothing where it has none. */
  buildServiceWorkerPart?(name: ApplicationName, outDir: string): Promise<void>;
}

export interface ReleaseOrder {
  application: ApplicationName;
  store: ReleaseStore;
  /** The version, or what makes it from the hash of the content (hexadecimal); that of the workspace by default. */
  version?: string | ((hash: string) => string);
  /** The source commit; that of the working copy by default. */
  commit?: string | null;
  /** What builds; webpack by default. */
  builder?: Builder;
  /** Takes a line about what was found or made. */
  say?: (line: string) => void;
}

/** Loaded only where something is built: webpack is large. */
const webpackBuilder: Builder = {
  checkContent: assertContentIsValid,
  buildWeb: async (...args) => void (await (await import('./buildApplication')).buildWeb(...args)),
  buildServer: async (...args) =>
    void (await (await import('./buildApplication')).buildServer(...args)),
  buildServiceWorkerPart: async (...args) =>
    void (await (await import('./buildApplication')).buildServiceWorkerPart(...args)),
};

function requireVersion(text: string): void {
  if (!isVersion(text)) throw new Error(`"${text}" is no version; 1.4.0 is one.`);
}

/** The release of the same version that the store has: this very one if it is there, any other if not. */
async function findVersion(store: ReleaseStore, made: Release): Promise<Release | undefined> {
  const ids = await store.list(made.application);
  const same = ids.filter((id) => versionOf(id) === made.version);
  const id = same.find((it) => it === made.id) ?? same[0];
  return id === undefined ? undefined : store.read(made.application, id);
}

function otherContent(made: Release, known: Release): Error {
  const difference =
    made.id === known.id
      ? `as ${known.id}, and this build has the same files for the browser but differs in others`
      : `as ${known.id}, and this build is ${made.id}`;
  return new Error(
    `${releaseTitle(made)} is in the store already, ${difference}: raise the version in ${folderOf(made.application)}/package.json.`,
  );
}

/**
 * Builds an application and adds it to a store; gives the release that stands there. The same content under the same
 * version is not added twice. Rejects when the version is there with other content.
 */
export async function makeRelease(order: ReleaseOrder): Promise<StoredRelease> {
  const { application, store, builder = webpackBuilder, say = () => {} } = order;
  const version = order.version ?? (await workspaceVersion(application));
  const commit = order.commit === undefined ? await sourceCommit() : order.commit;
  if (typeof version === 'string') requireVersion(version);
  const draft = await store.draft(application);
  const web = join(draft.folder, 'web');
  const server = join(draft.folder, 'server');

  async function describe(hash: string): Promise<Release> {
    const named = typeof version === 'string' ? version : version(hash);
    requireVersion(named);
    const id = releaseId(named, hash);
    const base = baseOf(application, id);
    await rm(server, { recursive: true, force: true });
    await builder.buildServer(application, server, base);
    return {
      application,
      version: named,
      id,
      commit,
      contract: CONTRACT_VERSION,
      base,
      ...(await describeBuild(application, web)),
      ...contentsOfSources(application),
      ...(await builtVersions(application)),
      files: await hashFiles(draft.folder, await filesUnder(draft.folder)),
    };
  }

  try {
    await builder.checkContent?.(application);
    await builder.buildWeb(application, web);
    await builder.buildServiceWorkerPart?.(application, join(draft.folder, SERVICE_WORKER_FOLDER));
    let made = await describe(await contentHash(web));
    let known = await findVersion(store, made);
    if (known && contentOf(known) !== contentOf(made) && typeof version === 'function') {
      // The base is part of the server's build, so its id comes from the web files. Where only the rest has changed,
      // a version that follows the content must change all the same.
      made = await describe(createHash('sha256').update(contentOf(made)).digest('hex'));
      known = await findVersion(store, made);
    }
    if (!known) {
      const added = await store.add(made, draft);
      say(`${releaseTitle(made)} is in the store as ${made.id}.`);
      return added;
    }
    if (contentOf(known) !== contentOf(made)) throw otherContent(made, known);
    say(`${releaseTitle(known)} is already there, as ${known.id}.`);
    const stored = await store.open(application, known.id);
    if (!stored) throw new Error(`${shortNameOf(application)} ${known.id} has just been deleted.`);
    return stored;
  } finally {
    await draft.discard();
  }
}
