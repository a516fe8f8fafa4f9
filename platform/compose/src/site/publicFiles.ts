import { constants, copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathInside } from '@site/releases/release/pathInside';
import { type StoredRelease, PUBLIC_FOLDER } from '@site/releases/release/releaseFormat';

/** Among a release's files. */
const PREFIX = `web/${PUBLIC_FOLDER}`;

/** The paths on the site of the files that a release puts at the site's root, such as `/favicon.ico`. */
export function publicFilesOf({ files }: StoredRelease): Set<string> {
  const own = Object.keys(files).filter((file) => file.startsWith(`${PREFIX}/`));
  return new Set(own.map((file) => file.slice(PREFIX.length)));
}

/** Copies them to a composed site. They are pictures, compressed already or tiny. */
export const placePublicFiles = (release: StoredRelease, site: string) =>
  copyPublicFiles(release, site, 0);

/** Copies those of an earlier release whose paths the site does not have otherwise: its pages may still be open. */
export const keepPublicFiles = (release: StoredRelease, site: string) =>
  copyPublicFiles(release, site, constants.COPYFILE_EXCL);

async function copyPublicFiles(release: StoredRelease, site: string, mode: number): Promise<void> {
  for (const path of publicFilesOf(release)) {
    const target = pathInside(site, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(release.folder, PREFIX, path), target, mode).catch(
      (failure: NodeJS.ErrnoException) => {
        if (failure.code !== 'EEXIST') throw failure;
      },
    );
  }
}
