import type { ComponentType, ReactNode } from 'react';
import { defaultLanguage, type FurtherLanguage, type Language } from './languages';
import type { Notify } from './notify';
import type { ProductId } from './products';

/** Raised by one whenever a change here could break a release that is already made. */
export const CONTRACT_VERSION = 2;

/** The libraries of which one copy is on a page, the shell's. */
export const singletons = ['react', 'react-dom', 'react-router-dom'] as const;

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

/**
 * An exposed module as a remote's container offers it: under its own name with English texts, and once more for each further
 * language (`remoteOrder/OrderForm.hi`), so that a page loads the texts of its own language and no others. A release that
 * is older than a language lacks that one; the shell shows the English one then.
 */
export type LocalisedModule = ExposedModule | `${ExposedModule}.${FurtherLanguage}`;

/** The name of a module, or of a part of it, in a language. */
export const inLanguage = <Name extends string>(
  name: Name,
  language: Language,
): Name | `${Name}.${FurtherLanguage}` =>
  language === defaultLanguage ? name : `${name}.${language}`;

/** The module that one in some language is, as the registry names it. */
export const moduleOf = (module: LocalisedModule): ExposedModule =>
  module.split('.')[0] as ExposedModule;

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
    /** Exposed modules; each is a file of that name in the remote's `src/exposes`, and one for every further language. */
    exposes: ['ProductPage', 'ProductShowcase'],
    /** Modules of its server build alone: a file of that name in `src/describes`, which no browser ever loads. */
    describes: ['describeProduct'],
  },
  remoteOrder: {
    folder: 'remote-order',
    layer: 'order',
    devPort: 3002,
    exposes: ['OrderForm', 'Subscribe'],
    describes: [],
  },
} as const;

export type RemoteName = keyof typeof remotes;

/** Where the page says which remotes it runs with: a JSON data block of this id, holding `PinnedReleases`. */
export const PINNED_RELEASES_ID = 'site-releases';

/**
 * The name of a global function that gives the hash a script must have (`sha384-…`), or undefined for an address that
 * is not pinned. The shell sets it; webpack's chunk loader in every application asks it.
 */
export const INTEGRITY_OF = '_SITE_INTEGRITY_OF';

/** The name of the global object in which the shell keeps the federation runtime for remotes, which are built without it. */
export const HOST_RUNTIME = '_SITE_FEDERATION';

/** The parts of the federation runtime under the names that the federation plugin knows; nobody else calls them. */
export interface HostRuntime {
  readonly runtime: object;
  readonly bundlerRuntime: object;
  readonly attachShareScopeMap: unknown;
}

/** One release as a page names it. */
export interface PinnedRelease {
  /** `version-hash` of the release; `development` where there is none. */
  readonly release: string;
  /** The address of the remote's container script, absolute or from the site's root. */
  readonly entry: string;
  /** The hash of each script of the release, by its address. Empty in development. */
  readonly integrity: Readonly<Record<string, string>>;
}

/**
 * The releases of one page. They come with the page, so that the shell's build names no release of anyone. The shell's own
 * is there for the scripts that it loads later; a page of a development server, or an older one, leaves it out.
 */
export type PinnedReleases = { readonly [Name in RemoteName]: PinnedRelease } & {
  readonly shell?: PinnedRelease;
};

/** What a site tells in public of a release that stands on it: `release.json` beside the release's browser files. */
export interface PublishedRelease extends PinnedRelease {
  readonly application: 'shell' | RemoteName;
  readonly version: string;
  /** The number of the contract that it was built against. */
  readonly contract: number;
}

/** The form of a version, as the source of a regular expression: three numbers, and perhaps a name behind a hyphen. */
export const VERSION_FORM = '\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?';

/** The form of a release's id, `<version>-<hash12>`; its first group is the version. */
export const RELEASE_ID_FORM = `(${VERSION_FORM})-[0-9a-f]{12}`;

/** Where a site keeps the browser files of releases: `/releases/<workspace folder>/<release>/`. */
export const RELEASES_ADDRESS = '/releases/';

/** In the folder of each application there: a JSON list of the releases that stand on the site. It changes; the rest never does. */
export const RELEASE_LIST_FILE = 'index.json';

/** The name of the file that holds a `PublishedRelease`. */
export const PUBLISHED_RELEASE_FILE = 'release.json';

/** How it went with a module of a remote, from good to bad: at once, after a failed attempt, or its fallback was shown. */
export const remoteOutcomes = ['ok', 'retried', 'fallback'] as const;

/**
 * Why an attempt failed: a script was not delivered or not as it was made (`refused`), it took too long (`timeout`), the
 * module's own code failed (`threw`), or the release has no such module (`missing`).
 */
export const failureReasons = ['refused', 'timeout', 'threw', 'missing'] as const;

export type RemoteOutcome = (typeof remoteOutcomes)[number];
export type FailureReason = (typeof failureReasons)[number];

/** How it went with one module during a visit. */
export interface ModuleOutcome {
  outcome: RemoteOutcome;
  /** Why the last failed attempt failed; left out when the outcome is `ok`. */
  reason?: FailureReason;
  /** From the first attempt to the outcome, in ms. */
  ms: number;
}

/** What a page tells about one visit. It names releases and durations and nothing about the visitor. */
export interface VisitReport {
  /** The release of each application. */
  releases: Record<'shell' | RemoteName, string>;
  /** The modules that the visit asked for. */
  modules: { [Module in ExposedModule]?: ModuleOutcome };
  /** What the browser measured: `lcp` and `inp` in ms, `cls` without a unit. A browser leaves out what it cannot tell. */
  vitals: { lcp?: number; cls?: number; inp?: number };
}

/** What happens to reports of visits; the one place where production is told apart from this machine. */
export const visitReporting = {
  /** Where the page sends them: a path of the site, or a whole `https` address, which the page's policy then allows. */
  address: '/visits',
  /** The share of the visits that is reported, from 0 to 1. */
  sampleRate: 1,
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
