import {
  inLanguage,
  type ExposedModule,
  type LocalisedModule,
} from '@site/contracts/exposedModules';
import type { Language } from '@site/company/languages';
import type { PinnedRelease } from '@site/contracts/pinnedReleases';
import type { RemoteName } from '@site/contracts/remotes';

/** The releases of remotes, as far as each is known: the server knows their modules and routes alone. */
export type KnownReleases = Readonly<Record<string, Partial<PinnedRelease>>>;

let releases: KnownReleases | undefined;

/**
 * Says with which releases the page is drawn. Where nobody says, as in tests of components, every remote is deployed and has
 * every module.
 */
export function setReleases(known: KnownReleases): void {
  releases = known;
}

export const releasesInUse = (): KnownReleases => releases ?? {};

const split = (module: LocalisedModule) => module.split('/') as [RemoteName, string];

export const remoteOf = (module: LocalisedModule): RemoteName => split(module)[0];

const releaseOf = (module: LocalisedModule) => releases?.[remoteOf(module)];

/** The release of a remote that others built; undefined for our own. */
export const adoptedRelease = (remote: string): PinnedRelease | undefined => {
  const release = releases?.[remote];
  return release?.adopted && (release as PinnedRelease);
};

/** Tells whether the remote of a module is deployed. */
export const isDeployed = (module: LocalisedModule): boolean =>
  !releases || releaseOf(module) !== undefined;

/** Tells whether the releases in use have a module. A development server does not list them. */
export const hasModule = (module: LocalisedModule): boolean =>
  releaseOf(module)?.modules?.includes(split(module)[1]) ?? true;

/** A module in a language, or in the default one if its release is older than the language. */
export function availableIn(module: ExposedModule, language: Language): LocalisedModule {
  const localised = inLanguage(module, language);
  return hasModule(localised) ? localised : module;
}

/** A file that a module needs before it can be drawn. */
export interface ModuleFile {
  /** From the site's root. */
  address: string;
  integrity: string;
}

/** What a module needs of its release. Nothing in development, and of what others built, which is fetched in its own way. */
export function filesOf(module: LocalisedModule): ModuleFile[] {
  const { entry = '', files, integrity = {}, adopted } = releaseOf(module) ?? {};
  const names = files?.[split(module)[1]];
  if (adopted || !names) return [];
  const base = entry.slice(0, entry.lastIndexOf('/') + 1);
  return [entry, ...names.map((name) => base + name)].map((address) => ({
    address,
    integrity: integrity[address] ?? '',
  }));
}
