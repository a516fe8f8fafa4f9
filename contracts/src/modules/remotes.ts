import type { ExposedModule } from './exposedModules';
import type { Same } from './sameType';

/**
 * The registry of remotes. A key is the federation name, which no element on the page may have as its id
 * (a browser offers elements as globals under their ids, and the container is a global too).
 */
export const remotes = {
  remoteProducts: {
    /** The workspace folder. */
    folder: 'remote-products',
    /** The cascade layer of its styles. */
    layer: 'products',
    /** Where `npm run dev` serves it. */
    devPort: 3001,
    /** Exposed modules; each is a file of that name in the remote's `src/exposes`, and one for every further language. */
    exposes: ['ProductPage', 'ProductShowcase'],
    /** Modules of its server build alone: a file of that name in `src/server-modules`, which no browser ever loads. */
    serverModules: ['describeProduct'],
  },
  remoteOrder: {
    folder: 'remote-order',
    layer: 'order',
    devPort: 3002,
    exposes: ['OrderForm', 'Subscribe'],
    serverModules: [],
  },
} as const;

export type RemoteName = keyof typeof remotes;

/** The module names that the registry spells out. */
export type RegisteredModule = {
  [Name in RemoteName]: `${Name}/${(typeof remotes)[Name]['exposes'][number]}`;
}[RemoteName];

/** The names of one remote's modules, without the remote's own name. */
export type ModuleNameOf<Name extends RemoteName> = (typeof remotes)[Name]['exposes'][number];

/** Does not compile while the registry and `ExposedProps` name different modules. */
export const registryAgrees: Same<RegisteredModule, ExposedModule> = true;
