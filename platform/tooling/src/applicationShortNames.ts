import type { remotes, RemoteName } from '@site/contracts/remotes';
import { UsageError } from './command-line/command';
import { applicationNames, folderOf, type ApplicationName } from './workspace';

type WithoutRemote<Folder> = Folder extends `remote-${infer Rest}` ? Rest : never;

/** What people call an application on the command line and in the deployment state: its folder without `remote-`. */
export type ShortName = 'shell' | WithoutRemote<(typeof remotes)[RemoteName]['folder']>;

export function shortNameOf(name: ApplicationName): ShortName {
  return folderOf(name).replace(/^remote-/, '') as ShortName;
}

/** The short names, the shell's first. */
export const shortNames: readonly ShortName[] = applicationNames.map(shortNameOf);

export function applicationOf(short: ShortName): ApplicationName {
  return applicationNames.find((name) => shortNameOf(name) === short) as ApplicationName;
}

/** Tells whether a text that somebody typed is a short name. */
export function isShortName(text: string): text is ShortName {
  return (shortNames as readonly string[]).includes(text);
}

/** The names of all applications in a sentence: `shell, products or order`. */
export const namesOfApplications = `${shortNames.slice(0, -1).join(', ')} or ${shortNames.at(-1)}`;

/** Reads the name of an application. @throws UsageError that lists them */
export function readName(text: string): ShortName {
  if (isShortName(text)) return text;
  throw new UsageError(`These sources have no application "${text}": take ${namesOfApplications}.`);
}
