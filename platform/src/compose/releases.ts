import { createHash } from 'node:crypto';
import { cp, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { distOf, folderOf, type ApplicationName } from '../workspace';

/** One application's build, in its place under the site's root. */
export interface PlacedBuild {
  /** The folder's address from the site's root, with a slash at both ends; it changes with any byte of the build. */
  base: string;
}

/**
 * Copies an application's build into a folder that is named by its content, so that its files never change under an
 * address. Rejects with a sentence when there is no build.
 */
export async function placeBuild(name: ApplicationName, site: string): Promise<PlacedBuild> {
  const dist = distOf(name);
  const files = await filesOf(dist).catch((cause: unknown) => {
    throw new Error(`${folderOf(name)} has not been built: run npm run build.`, { cause });
  });
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(dist, file)));
  const folder = join('releases', folderOf(name), hash.digest('hex').slice(0, 12));
  await cp(dist, join(site, folder), { recursive: true });
  return { base: `/${folder}/` };
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
