import { openStore } from '@site/releases/deployments/openSite';
import { versionOf } from '@site/releases/release/releaseId';
import { builtApplications, folderOf } from '@site/tooling/workspace';
import { readPackageFile } from './workspaces';

/** The version of each of them, as `npm run site -- deploy` takes them: `shell@1.4.0`. */
export const versionWords = (): string[] =>
  builtApplications.map((name) => `${name}@${readPackageFile(folderOf(name)).version}`);

/** The same of the newest releases in a store. @throws when it has none of an application */
export async function newestWords(folder: string | undefined): Promise<string[]> {
  const store = openStore(folder);
  return Promise.all(
    builtApplications.map(async (name) => {
      const [newest] = await store.list(name);
      const word = name;
      if (newest === undefined) throw new Error(`${store.address} has no release of ${word}.`);
      return `${word}@${versionOf(newest)}`;
    }),
  );
}
