import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ifThere } from '@site/tooling/files/ifThere';
import { lockInTurn } from '@site/tooling/files/lockInTurn';
import { folderOf, type ApplicationName } from '@site/tooling/workspace';
import { parseRelease } from '../release/parseRelease';
import { RELEASE_FILE, releaseText, releaseTitle } from '../release/releaseFormat';
import { isReleaseId } from '../release/releaseId';
import type { Draft, ReleaseStore } from './releaseStore';
import { syncFolderOf, writeDurably } from '@site/tooling/files/writeDurably';

/** How long a build waits for another one of its application, in ms: on a busy machine one takes minutes. */
const BUILD_MS = 600_000;

/** A store of copies, such as a bucket's cache, can also delete. */
export interface FolderStore extends ReleaseStore {
  /** Deletes a release; it is gone in one step. */
  remove(application: ApplicationName, id: string): Promise<void>;
}

/**
 * Keeps releases in a folder: `releases/<application's folder>/<id>/`. Drafts stand beside, on the same disk, so that a
 * release appears and disappears by one rename. Takes what is done in a draft, for who waits.
 */
export function folderStore(folder: string, doing = 'makes'): FolderStore {
  const address = resolve(folder);
  const drafts = join(address, 'drafts');
  const releasesOf = (application: ApplicationName) =>
    join(address, 'releases', folderOf(application));
  const placeOf = (application: ApplicationName, id: string) => join(releasesOf(application), id);

  async function draft(application: ApplicationName): Promise<Draft> {
    const place = join(drafts, folderOf(application));
    await mkdir(drafts, { recursive: true });
    const unlock = await lockInTurn(
      place,
      `${doing} a release of ${application}`,
      (line) => console.warn(line),
      BUILD_MS,
    );
    const clear = () => rm(place, { recursive: true, force: true });
    try {
      await clear();
      await mkdir(place);
    } catch (failure) {
      await unlock();
      throw failure;
    }
    return { folder: place, discard: () => clear().finally(unlock) };
  }

  return {
    address,
    placeOf,
    draft,
    async add(release, { folder: made }) {
      const place = placeOf(release.application, release.id);
      await writeDurably(join(made, RELEASE_FILE), releaseText(release));
      await mkdir(dirname(place), { recursive: true });
      // A deletion that was stopped may have left a part of a folder, which is no release.
      if (!existsSync(join(place, RELEASE_FILE))) await rm(place, { recursive: true, force: true });
      // A folder is renamed onto nothing or onto an empty folder, never onto a release.
      await rename(made, place).catch((cause: unknown) => {
        throw new Error(`${releaseTitle(release)} could not be added as ${place}.`, { cause });
      });
      await syncFolderOf(place);
      return { ...release, folder: place };
    },
    async list(application) {
      const names = (await ifThere(readdir(releasesOf(application)))) ?? [];
      const releases = names.filter(isReleaseId).map(async (id) => {
        const file = await ifThere(stat(join(placeOf(application, id), RELEASE_FILE)));
        return { id, time: file?.mtimeMs ?? 0 };
      });
      const found = await Promise.all(releases);
      return found.sort((one, other) => other.time - one.time).map(({ id }) => id);
    },
    async open(application, id) {
      if (!isReleaseId(id)) return undefined;
      const place = placeOf(application, id);
      const file = join(place, RELEASE_FILE);
      const text = await ifThere(readFile(file, 'utf8'));
      if (text === undefined) return undefined;
      return { ...parseRelease(text, { application, id, address: file }), folder: place };
    },
    async remove(application, id) {
      if (!isReleaseId(id)) return;
      const trash = join(drafts, `${folderOf(application)}.removed`);
      await rm(trash, { recursive: true, force: true });
      await mkdir(drafts, { recursive: true });
      await ifThere(rename(placeOf(application, id), trash));
      await rm(trash, { recursive: true, force: true });
    },
  };
}
