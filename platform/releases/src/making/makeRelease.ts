import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@site/contracts/contractVersion';
import { isBuiltHere, type ApplicationName } from '@site/tooling/workspace';
import { addRelease, findVersion } from './addRelease';
import { describeBuild } from './describeBuild';
import { contentHash, filesUnder, hashFiles } from '../release/hashFiles';
import { baseOf } from '../release/parseRelease';
import {
  contentOf,
  type Release,
  type StoredRelease,
  SERVICE_WORKER_FOLDER,
} from '../release/releaseFormat';
import { contentsOfSources } from '../release/releasePages';
import { isVersion, releaseId } from '../release/releaseId';
import { setMapsAside } from '../release/releaseMaps';
import type { ReleaseStore } from '../store/releaseStore';
import { sourceCommit, builtVersions, workspaceVersion } from './workspacePackages';

/** Makes the builds of an application, each into a folder that is not there yet. */
export interface Builder {
  buildWeb(name: ApplicationName, outDir: string): Promise<void>;
  /** Rejects with what is wrong with the application's texts. */
  checkContent?(name: ApplicationName): Promise<void>;
  /** Takes the address of the web files on the site, with a slash at both ends. */
  buildServer(name: ApplicationName, outDir: string, base: string): Promise<void>;
  /** Makes the application's part of the service worker; nothing where it has none. */
  buildServiceWorkerPart?(name: ApplicationName, outDir: string): Promise<void>;
  /** Adds the script of the App Check frame to a web build; nothing where the application has none. */
  buildFrameScript?(name: ApplicationName, web: string): Promise<void>;
}

export interface ReleaseOrder {
  application: ApplicationName;
  store: ReleaseStore;
  /** The version, or what makes it from the hash of the content (hexadecimal); that of the workspace by default. */
  version?: string | ((hash: string) => string);
  /** The source commit; that of the working copy by default. */
  commit?: string | null;
  builder: Builder;
  /** Takes a line about what was found or made. */
  say?: (line: string) => void;
}

function requireVersion(text: string): void {
  if (!isVersion(text)) throw new Error(`Invalid version "${text}" (expected e.g. 1.4.0).`);
}

/** @throws when an application's sources are elsewhere */
export function assertBuiltHere(application: ApplicationName): void {
  if (isBuiltHere(application)) return;
  throw new Error(
    `${application} is built by others. Run: npm run site -- adopt ${application} FOLDER`,
  );
}

/**
 * Builds an application and adds it to a store; gives the release that stands there. The same content under the same
 * version is not added twice. Rejects when the version is there with other content.
 */
export async function makeRelease(order: ReleaseOrder): Promise<StoredRelease> {
  const { application, store, builder, say = () => {} } = order;
  assertBuiltHere(application);
  const version = order.version ?? (await workspaceVersion(application));
  const commit = order.commit === undefined ? sourceCommit() : order.commit;
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
    await setMapsAside(draft.folder, 'server');
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
      files: hashFiles(draft.folder, await filesUnder(draft.folder)),
    };
  }

  try {
    await builder.checkContent?.(application);
    await builder.buildWeb(application, web);
    await builder.buildFrameScript?.(application, web);
    await builder.buildServiceWorkerPart?.(application, join(draft.folder, SERVICE_WORKER_FOLDER));
    await setMapsAside(draft.folder, 'web');
    const made = await describe(await contentHash(web));
    const known = await findVersion(store, made);
    const isOther = known !== undefined && contentOf(known) !== contentOf(made);
    if (!isOther || typeof version === 'string') return await addRelease(store, made, draft, say);
    // The base is part of the server's build, so its id comes from the web files. Where only the rest has changed,
    // a version that follows the content must change all the same.
    const further = createHash('sha256').update(contentOf(made)).digest('hex');
    return await addRelease(store, await describe(further), draft, say);
  } finally {
    await draft.discard();
  }
}
