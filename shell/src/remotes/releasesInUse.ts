import type { LocalisedModule } from '@site/contracts/exposedModules';
import type { PinnedRelease } from '@site/contracts/pinnedReleases';
import type { RemoteName } from '@site/contracts/remotes';

/** Tells whether the releases in use have a module. */
type HasModule = (module: LocalisedModule) => boolean;

let answer: HasModule = () => true;
let deployed: ReadonlySet<string> | undefined;

let adopted: Readonly<Record<string, PinnedRelease>> = {};

/** Says which remotes others built. */
export function setAdopted(releases: Readonly<Record<string, PinnedRelease>>): void {
  adopted = releases;
}

/** The release of a remote that others built; undefined for our own. */
export const adoptedRelease = (remote: string): PinnedRelease | undefined => adopted[remote];

/** Of the remotes whose releases are not known yet, those that are not deployed. Undefined when all are known. */
let absent: ReadonlySet<string> | undefined;

/**
 * Says which remotes are deployed; where nobody says, all are. Takes which are not, when there are others that are
 * deployed too.
 */
export function setDeployed(names: readonly string[], absentNames?: readonly string[]): void {
  deployed = new Set(names);
  absent = absentNames && new Set(absentNames);
}

const remoteOf = (module: LocalisedModule) => module.split('/')[0] ?? '';

/** Tells whether the release is known that a module comes from. */
export const isKnown = (module: LocalisedModule): boolean =>
  absent === undefined || deployed?.has(remoteOf(module)) === true;

/** Tells whether the remote of a module is deployed. */
export const isDeployed = (module: LocalisedModule): boolean =>
  absent && !isKnown(module)
    ? !absent.has(remoteOf(module))
    : (deployed?.has(remoteOf(module)) ?? true);

/** Says which modules there are; where nobody says, as in development, all are. */
export function setModules(has: HasModule): void {
  answer = has;
}

export const hasModule: HasModule = (module) => answer(module);

/** Looks modules up in those of each remote. A page that was made before pages listed them has all that are asked for. */
export function isIn(modules: {
  readonly [Name in RemoteName]?: readonly string[] | undefined;
}): HasModule {
  return (module) => {
    const [remote, name = ''] = module.split('/') as [RemoteName, string?];
    return modules[remote]?.includes(name) ?? true;
  };
}
