import type { RemoteDeclaration } from './remoteDeclaration';
import { remoteOrder } from './remoteOrder';
import { remoteProducts } from './remoteProducts';

/**
 * The registry of remotes: a line for each declaration. A key is the federation name, which no element on the page may have as
 * its id (a browser offers elements as globals under their ids, and the container is a global too).
 */
export const remotes = {
  remoteProducts,
  remoteOrder,
} as const;

export type RemoteName = keyof typeof remotes;

/** What a remote declares, whichever it is. */
export const declarationOf = (name: RemoteName): RemoteDeclaration => remotes[name];

/** The names of one remote's modules, without the remote's own name. */
export type ModuleNameOf<Name extends RemoteName> = keyof (typeof remotes)[Name]['exposes'] &
  string;

/** The modules of all remotes by their whole names. */
export type RegisteredModule = {
  [Name in RemoteName]: `${Name}/${ModuleNameOf<Name>}`;
}[RemoteName];

/** The names of a remote's modules. */
export const modulesOf = (name: RemoteName): string[] => Object.keys(declarationOf(name).exposes);

/** Who answers for the shell, as code hosts name a team; remotes say it in their declarations. */
export const shellOwner = '@cirvena/site-team';
