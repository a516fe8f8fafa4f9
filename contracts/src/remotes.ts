import { folderOf } from './applicationNames';
import type { RemoteDeclaration } from './remoteDeclaration';
import { orderRemote } from './orderRemote';
import { productsRemote } from './productsRemote';

/**
 * The registry of remotes: a line for each declaration. Its key is the remote's name in commands, releases, pages and counts,
 * and in front of each exposed module (`order/OrderForm`).
 */
export const remotes = {
  products: productsRemote,
  order: orderRemote,
} as const;

export type RemoteName = keyof typeof remotes;

export const remoteNames = Object.keys(remotes) as RemoteName[];

export type ApplicationName = 'shell' | RemoteName;

/** The names of all applications, the shell's first. */
export const applicationNames: readonly ApplicationName[] = ['shell', ...remoteNames];

/** The application whose workspace, or whose releases, lie in a folder. */
export const applicationIn = (folder: string): ApplicationName | undefined =>
  applicationNames.find((name) => folderOf(name) === folder);

/** What a remote declares, whichever it is. */
export const declarationOf = (name: RemoteName): RemoteDeclaration => remotes[name];

/** The names of a remote's modules. */
export const modulesOf = (name: RemoteName): string[] => Object.keys(declarationOf(name).exposes);

/** Who answers for the shell, as code hosts name a team; remotes say it in their declarations. */
export const shellOwner = '@cirvena/site-team';
