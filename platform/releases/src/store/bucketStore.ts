import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mapWithLimit } from '@site/tooling/files/mapWithLimit';
import { folderOf, type ApplicationName } from '@site/tooling/workspace';
import type { Bucket } from './bucket';
import { folderStore } from './folderStore';
import { hasIntegrity, integrityOf } from '../release/hashFiles';
import { parseRelease } from '../release/parseRelease';
import { pathInside } from '../release/pathInside';
import {
  RELEASE_FILE,
  contentOf,
  type Release,
  type StoredRelease,
  releaseTitle,
} from '../release/releaseFormat';
import { isReleaseId } from '../release/releaseId';
import type { ReleaseStore } from './releaseStore';
import { verifyRelease } from '../release/verifyRelease';

const MAX_TRANSFERS = 8;

/**
 * Keeps releases in a bucket: `releases/<application's folder>/<id>/…`. A release's `release.json` is written last and
 * deleted first, and without it there is no release. Takes a folder of this machine where opened releases are kept.
 */
export function bucketStore(bucket: Bucket, cacheFolder: string): ReleaseStore {
  const cache = folderStore(cacheFolder);
  // Apart from those of the cache: a release may have to be fetched while another is being built.
  const { draft } = folderStore(join(cacheFolder, 'building'));
  const keyOf = (application: ApplicationName, id: string, file: string) =>
    `releases/${folderOf(application)}/${id}/${file}`;

  async function read(application: ApplicationName, id: string): Promise<Release | undefined> {
    if (!isReleaseId(id)) return undefined;
    const key = keyOf(application, id, RELEASE_FILE);
    const bytes = await bucket.get(key);
    const address = `${bucket.address}/${key}`;
    return bytes && parseRelease(new TextDecoder().decode(bytes), { application, id, address });
  }

  /** Overwrites leftovers of an interrupted upload. */
  async function upload(key: string, bytes: Uint8Array): Promise<void> {
    if (await bucket.put(key, bytes)) return;
    const present = await bucket.get(key);
    if (present && integrityOf(present) === integrityOf(bytes)) return;
    await bucket.delete(key);
    if (await bucket.put(key, bytes)) return;
    throw new Error(`${bucket.address}/${key} is being written by somebody else.`);
  }

  async function download(release: Release): Promise<StoredRelease> {
    const copy = await cache.draft(release.application);
    try {
      await mapWithLimit(Object.entries(release.files), MAX_TRANSFERS, async ([file, hash]) => {
        const bytes = await bucket.get(keyOf(release.application, release.id, file));
        if (!bytes) throw new Error(`${releaseTitle(release)} is damaged: ${file} is missing.`);
        if (!hasIntegrity(bytes, hash)) {
          throw new Error(
            `${releaseTitle(release)} is damaged: ${file} is not the file that was released (its hash differs).`,
          );
        }
        const target = pathInside(copy.folder, file);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, bytes);
      });
      return await cache.add(release, copy);
    } finally {
      await copy.discard();
    }
  }

  /** The copy on this machine, if it is this very release and whole. */
  async function openCached(release: Release): Promise<StoredRelease | undefined> {
    try {
      const copy = await cache.open(release.application, release.id);
      if (!copy || contentOf(copy) !== contentOf(release)) return undefined;
      await verifyRelease(copy);
      return copy;
    } catch {
      // A damaged copy is fetched again.
      return undefined;
    }
  }

  return {
    address: bucket.address,
    draft,
    read,
    async add(release, made) {
      const description = keyOf(release.application, release.id, RELEASE_FILE);
      const isTaken = new Error(`${releaseTitle(release)} is in ${bucket.address} already.`);
      if (await bucket.get(description)) throw isTaken;
      await mapWithLimit(Object.keys(release.files), MAX_TRANSFERS, async (file) => {
        const bytes = await readFile(join(made.folder, file));
        await upload(keyOf(release.application, release.id, file), bytes);
      });
      const text = `${JSON.stringify(release, null, 2)}\n`;
      if (!(await bucket.put(description, new TextEncoder().encode(text)))) throw isTaken;
      await cache.remove(release.application, release.id);
      return cache.add(release, made);
    },
    async list(application) {
      const keys = await bucket.list(`releases/${folderOf(application)}/`, 'newestFirst');
      return keys
        .map((key) => key.split('/'))
        .filter(([, , id, file, ...rest]) => id && file === RELEASE_FILE && rest.length === 0)
        .map(([, , id = '']) => id)
        .filter(isReleaseId);
    },
    async open(application, id) {
      const release = await read(application, id);
      if (!release) return undefined;
      const copy = await openCached(release);
      if (copy) return copy;
      await cache.remove(application, id);
      return download(release);
    },
    async remove(application, id) {
      if (!isReleaseId(id)) return;
      await bucket.delete(keyOf(application, id, RELEASE_FILE));
      await mapWithLimit(
        await bucket.list(keyOf(application, id, '')),
        MAX_TRANSFERS,
        bucket.delete,
      );
      await cache.remove(application, id);
    },
  };
}
