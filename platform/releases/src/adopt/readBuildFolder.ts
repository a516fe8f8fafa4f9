import { lstat, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { filesUnder } from '../release/hashFiles';
import { MANIFEST, type ForeignBuild } from './foreignBuild';

/** More than any remote needs: what is larger is another kind of folder. */
const MAX_FILES = 1000;
const MAX_BYTES = 30 * 1024 * 1024;

/** Reads a build from a folder of this machine. Rejects when it is not one, or is too large. */
export async function readBuildFolder(folder: string): Promise<ForeignBuild> {
  // Scripts make the names of pictures, fonts and deeper chunks as they run, so no address says what a build consists of.
  if (/^https?:/.test(folder)) {
    throw new Error(
      `${folder} is an address, which does not list its files. Ask for the folder that the build writes, such as dist.`,
    );
  }
  const place = resolve(folder);
  const paths = await filesUnder(place).catch((cause: unknown) => {
    throw new Error(`${folder} is not a folder that can be read.`, { cause });
  });
  if (paths.length > MAX_FILES) {
    throw new Error(
      `${folder} holds ${paths.length} files; a build has at most ${MAX_FILES}. Name the folder that it writes, such as dist.`,
    );
  }
  if (!paths.includes(MANIFEST)) {
    throw new Error(
      `${folder} has no ${MANIFEST}. Name the folder that the build writes, such as dist.`,
    );
  }
  const files = new Map<string, Buffer>();
  let bytes = 0;
  for (const path of paths) {
    const { size, isFile } = await lstat(join(place, path)).then((stats) => ({
      size: stats.size,
      isFile: stats.isFile(),
    }));
    // A link may lead anywhere.
    if (!isFile) throw new Error(`${path} in ${folder} is not a file.`);
    bytes += size;
    if (bytes > MAX_BYTES)
      throw new Error(`${folder} is larger than ${MAX_BYTES / 1024 / 1024} MB.`);
    files.set(path, await readFile(join(place, path)));
  }
  return { from: basename(place), files };
}
