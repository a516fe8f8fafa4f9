import type { remotes, RemoteName } from '@site/contracts/remotes';
import { applicationNames, folderOf, type ApplicationName } from './workspace';

type WithoutRemote<Folder> = Folder extends `remote-${infer Rest}` ? Rest : never;

/** What people call an application on the command line and in the deployment state: its folder without `remote-`. */
export type ShortName = 'shell' | WithoutRemote<(typeof remotes)[RemoteName]['folder']>;

/** Gives the short name of an application. */
export function shortNameOf(name: ApplicationName): ShortName {
  return folderOf(name).replace(/^remote-/, '') as ShortName;
}

/** The short names, the shell's first. */
export const shortNames: readonly ShortName[] = applicationNames.map(shortNameOf);

/** The application of a short name. */
export function applicationOf(short: ShortName): ApplicationName {
  return applicationNames.find((name) => shortNameOf(name) === short) as ApplicationName;
}

/** Tells whether a text that somebody typed is a short name. */
export function isShortName(text: string): text is ShortName {
  return (shortNames as readonly string[]).includes(text);
}
