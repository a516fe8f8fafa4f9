import { major, minor, satisfies, minVersion, validRange } from 'semver';
import { containerOf } from '@site/contracts/applicationNames';
import type { RemoteName } from '@site/contracts/remotes';
import { isReservedPath } from '@site/tooling/reservedPaths';
import { remoteNames, type ApplicationName } from '@site/tooling/workspace';
import { type Release, releaseTitle } from './releaseFormat';

/** Releases of a shell and of some remotes. */
type Releases = { readonly [Name in ApplicationName]?: Release } & { readonly shell: Release };

/** Releases cannot be one site. */
export class IncompatibleReleases extends Error {
  constructor(one: string, other: string) {
    super(`${one}, ${other}: they do not fit.`);
  }
}

/**
 * Checks that releases can be one site: they speak one contract; no two serve one page; what the shell brings is in the
 * range that each remote asks for at run time (`sharedModules`: `^` and the version that it was built with); and they
 * were built with one minor version of Module Federation, whose parts in shell and remotes call each other's inside.
 * @throws IncompatibleReleases, which names both sides
 */
export function checkFit(releases: Releases): void {
  const { shell } = releases;
  const remotes = remoteNames.flatMap((name) => releases[name] ?? []);
  refuseSharedPaths(shell, remotes);
  refuseSharedContainers(remotes);
  for (const remote of remotes) {
    const refuse = (its: string, shells: string): never => {
      throw new IncompatibleReleases(
        `${releaseTitle(remote)} ${its}`,
        `${releaseTitle(shell)} ${shells}`,
      );
    };
    if (remote.adopted) {
      for (const [library, range] of Object.entries(remote.adopted.shared)) {
        const provided = shell.sharedVersions[library] ?? 'none';
        if (!isProvided(provided, range)) {
          refuse(`takes ${library} ${range} from the page`, `brings ${provided}`);
        }
      }
      continue;
    }
    if (remote.contract !== shell.contract) {
      refuse(`speaks contract ${remote.contract}`, `speaks contract ${shell.contract}`);
    }
    for (const [library, version] of Object.entries(remote.sharedVersions)) {
      const provided = shell.sharedVersions[library];
      if (provided === undefined || !satisfies(provided, `^${version}`)) {
        refuse(`was built for ${library} ${version}`, `brings ${provided ?? 'none'}`);
      }
    }
    if (!isSameFederation(remote.federation, shell.federation)) {
      const name = 'Module Federation';
      refuse(`was built with ${name} ${remote.federation}`, `with ${shell.federation}`);
    }
  }
}

/** A container registers itself under a name of its own build's choice. */
function refuseSharedContainers(remotes: readonly Release[]): void {
  const owners = new Map<string, Release>();
  for (const remote of remotes) {
    const name = remote.adopted?.container ?? containerOf(remote.application as RemoteName);
    const owner = owners.get(name);
    if (owner) {
      throw new IncompatibleReleases(
        `${releaseTitle(remote)} calls its container ${name}`,
        `and so does ${releaseTitle(owner)}`,
      );
    }
    owners.set(name, remote);
  }
}

function refuseSharedPaths(shell: Release, remotes: readonly Release[]): void {
  const shellPages = (shell.pages ?? []).flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  const owners = new Map(shellPages.map((path) => [path, shell]));
  for (const remote of remotes) {
    for (const { path } of remote.routes ?? []) {
      const owner = owners.get(path) ?? (isReservedPath(path) ? shell : undefined);
      if (owner) {
        throw new IncompatibleReleases(
          `${releaseTitle(remote)} serves ${path}`,
          `and so does ${releaseTitle(owner)}`,
        );
      }
      owners.set(path, remote);
    }
  }
}

/** What others built does not say what it was built with, and is let through. */
function isSameFederation(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  return major(one) === major(other) && minor(one) === minor(other);
}

/**
 * Tells whether a version is what a range asks for. A range of one version alone is taken as its `^`: builds pin what
 * they found.
 */
export function isProvided(version: string, range: string): boolean {
  const least = validRange(range) === null ? null : minVersion(range);
  return satisfies(version, range) || (least !== null && satisfies(version, `^${least.version}`));
}
