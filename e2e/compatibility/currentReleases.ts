import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { applicationNames, folderOf, root, type ApplicationName } from '@site/tooling/workspace';

/** A release of each application, by its folder. */
export type Mix = Record<ApplicationName, string>;

/** The releases that the applications' sources were last built into. Throws when there is none yet. */
export function currentReleases(): Mix {
  const folders = applicationNames.map((name) => {
    const folder = folderOf(name);
    const id = readFileSync(join(root, folder, 'dist/release-id'), 'utf8').trim();
    return [name, join(root, '.site/releases', folder, id)];
  });
  return Object.fromEntries(folders) as Mix;
}

/** Puts releases into the store of another folder. @returns the id of each */
export function storeReleases(mix: Mix, store: string): Record<ApplicationName, string> {
  const ids = applicationNames.map((name) => {
    const id = basename(mix[name]);
    cpSync(mix[name], join(store, 'releases', folderOf(name), id), { recursive: true });
    return [name, id];
  });
  return Object.fromEntries(ids) as Record<ApplicationName, string>;
}

/** Brings the current releases to another checkout: nobody builds them there. @returns them as `npm run site -- use` takes them */
export const bringReleases = (folder: string): string[] =>
  Object.entries(storeReleases(currentReleases(), join(folder, '.site'))).map(
    ([name, id]) => `${name}@${id}`,
  );
