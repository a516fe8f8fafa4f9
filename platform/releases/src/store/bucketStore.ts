import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '@site/tooling/files/ifThere';
import { folderOf, type ApplicationName } from '@site/tooling/workspace';
import { type Bucket, hashOf } from './bucket';
import { folderStore } from './folderStore';
import { packArchive, unpackArchive } from './releaseArchive';
import { parseRelease } from '../release/parseRelease';
import { ReleaseDamaged } from '../release/releaseDamaged';
import {
  RELEASE_FILE,
  releaseText,
  releaseTitle,
  type StoredRelease,
} from '../release/releaseFormat';
import { isReleaseId } from '../release/releaseId';
import type { ReleaseStore } from './releaseStore';
import { verifyRelease } from '../release/verifyRelease';

const ARCHIVE = '.tar.gz';

/**
 * Keeps releases in a bucket, each as one archive: `releases/<application's folder>/<id>.tar.gz`. So a release is there whole or
 * not at all. Takes a folder of this machine where opened releases are kept.
 */
export function bucketStore(bucket: Bucket, cacheFolder: string): ReleaseStore {
  // Apart from the copies: a release may have to be fetched while another is being built.
  const { draft } = folderStore(join(cacheFolder, 'building'));
  const prefixOf = (application: ApplicationName) => `releases/${folderOf(application)}/`;
  const keyOf = (application: ApplicationName, id: string) =>
    `${prefixOf(application)}${id}${ARCHIVE}`;
  // By the hash of the archive: after an archive was deleted, another build may get its id.
  const copyFolder = (hash: string) => join(cacheFolder, 'archives', hash);

  const placeOf = (application: ApplicationName, id: string) =>
    `${bucket.address}/${keyOf(application, id)}`;

  async function download(key: string, hash: string, folder: string): Promise<void> {
    const bytes = await bucket.get(key);
    if (!bytes) throw new Error(`${bucket.address}/${key} has just been deleted.`);
    if (hashOf(bytes) !== hash)
      throw new Error(`${bucket.address}/${key} came damaged. Try again.`);
    await unpackArchive(bytes, folder).catch((cause: unknown) => {
      throw new ReleaseDamaged(`${bucket.address}/${key} is damaged: it cannot be unpacked.`, {
        cause,
      });
    });
  }

  async function open(
    application: ApplicationName,
    id: string,
  ): Promise<StoredRelease | undefined> {
    const key = keyOf(application, id);
    const hash = isReleaseId(id) ? await bucket.hash(key) : undefined;
    if (hash === undefined) return undefined;
    const copies = folderStore(copyFolder(hash), 'fetches');
    const copy = await openWhole(copies, application, id);
    if (copy) return copy;
    const fetched = await copies.draft(application);
    try {
      // Another command of this machine may have fetched it meanwhile.
      const theirs = await openWhole(copies, application, id);
      if (theirs) return theirs;
      await copies.remove(application, id);
      await download(key, hash, fetched.folder);
      const address = placeOf(application, id);
      const text = await ifThere(readFile(join(fetched.folder, RELEASE_FILE), 'utf8'));
      const release = parseRelease(text ?? '', { application, id, address });
      await verifyRelease({ ...release, folder: fetched.folder });
      return await copies.add(release, fetched);
    } finally {
      await fetched.discard();
    }
  }

  return {
    address: bucket.address,
    placeOf,
    draft,
    async add(release, made) {
      await writeFile(join(made.folder, RELEASE_FILE), releaseText(release));
      const bytes = await packArchive(made.folder);
      const copies = folderStore(copyFolder(hashOf(bytes)));
      // Somebody may be reading the copy of these very bytes.
      let copy = await openWhole(copies, release.application, release.id);
      if (!copy) {
        await copies.remove(release.application, release.id);
        copy = await copies.add(release, made);
      }
      if (await bucket.put(keyOf(release.application, release.id), bytes)) return copy;
      throw new Error(`${releaseTitle(release)} is in ${bucket.address} already.`);
    },
    async list(application) {
      const keys = await bucket.list(prefixOf(application), 'newestFirst');
      return keys
        .filter((key) => key.endsWith(ARCHIVE))
        .map((key) => key.slice(prefixOf(application).length, -ARCHIVE.length))
        .filter(isReleaseId);
    },
    open,
  };
}

/** The copy on this machine, if it is whole; one that is not is fetched again. */
async function openWhole(copies: ReleaseStore, application: ApplicationName, id: string) {
  try {
    const copy = await copies.open(application, id);
    if (copy) await verifyRelease(copy);
    return copy;
  } catch {
    return undefined;
  }
}
