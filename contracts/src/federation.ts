import type { ComponentType, ReactNode } from 'react';
import type { Notify } from './notify';
import type { ProductId } from './products';

/** Raised by one whenever a change here could break a release that is already made. */
export const CONTRACT_VERSION = 1;

export interface ProductPageProps {
  /** Which product the page is about. */
  product: ProductId;
  /** Where the page's Buy Now leads (specification §2: `/buy-now`). */
  orderHref: string;
}

export interface ProductShowcaseProps {
  /** Where each card's Buy Now leads (§2: the order form section of the home page). */
  orderHref: string;
}

export interface OrderFormProps {
  /** Shows the toasts of §8. */
  notify: Notify;
}

export interface SubscribeProps {
  /** Shows the outcome of a subscription. */
  notify: Notify;
}

/** The whole edge between the shell and the remotes: each module that a remote exposes, and the props that it takes. */
export interface ExposedProps {
  'remoteProducts/ProductPage': ProductPageProps;
  'remoteProducts/ProductShowcase': ProductShowcaseProps;
  'remoteOrder/OrderForm': OrderFormProps;
  'remoteOrder/Subscribe': SubscribeProps;
}

export type ExposedModule = keyof ExposedProps;

/** What the shell gets when it loads an exposed module. */
export type Exposed<Module extends ExposedModule> = ComponentType<ExposedProps[Module]>;

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
    /** Exposed modules; each is a file of that name in the remote's `src/exposes`. */
    exposes: ['ProductPage', 'ProductShowcase'],
  },
  remoteOrder: {
    folder: 'remote-order',
    layer: 'order',
    devPort: 3002,
    exposes: ['OrderForm', 'Subscribe'],
  },
} as const;

export type RemoteName = keyof typeof remotes;

/** Where the page says which remotes it runs with: a JSON data block of this id, holding `RemoteAddresses`. */
export const REMOTE_ADDRESSES_ID = 'site-remotes';

/** The remotes of one page. They come with the page, so that the shell's build names no release of anyone. */
export type RemoteAddresses = {
  readonly [Name in RemoteName]: {
    /** The address of the remote's container script, absolute or from the site's root. */
    readonly entry: string;
  };
};

/** The module names that the registry spells out. */
export type RegisteredModule = {
  [Name in RemoteName]: `${Name}/${(typeof remotes)[Name]['exposes'][number]}`;
}[RemoteName];

/** The names of one remote's modules, without the remote's own name. */
export type ModuleNameOf<Name extends RemoteName> = (typeof remotes)[Name]['exposes'][number];

/** True when both types are the same one, optional properties included; a type error where it is used otherwise. */
export type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Does not compile while the registry and `ExposedProps` name different modules. */
export const registryAgrees: Same<RegisteredModule, ExposedModule> = true;

/**
 * Marks a component as the implementation of an exposed module and gives it back unchanged.
 * It compiles only if the component's props are exactly those of the contract:
 * a missing, a surplus and a misspelt prop are all errors in the remote's own build.
 */
export function exposed<Module extends ExposedModule, Props>(
  _module: Module,
  component: ((props: Props) => ReactNode) &
    (Same<Props, ExposedProps[Module]> extends true ? unknown : never),
): Exposed<Module> {
  return component as unknown as Exposed<Module>;
}
