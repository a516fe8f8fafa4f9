import type { PinnedReleases } from '@site/contracts/pinnedReleases';

/** The hash that a script must have, by its address; undefined for a script that is not of a pinned release. */
export type IntegrityOf = (address: string) => string | undefined;

/** Looks hashes up in the releases that a page was made with. Takes addresses from the root or whole ones of this origin. */
export function integrityOfPinned(releases: PinnedReleases, origin: string): IntegrityOf {
  const hashes = new Map(Object.values(releases).flatMap((it) => Object.entries(it.integrity)));
  return (address) => {
    const { origin: of, pathname } = new URL(address, origin);
    return of === origin ? hashes.get(pathname) : undefined;
  };
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

/**
 * Lets the page's script elements point at files of pinned releases and at nothing else.
 * It is the page's one Trusted Types policy, and the default one, so that the loaders of the runtime and of webpack
 * pass through it as they are. Browsers without Trusted Types go on without it.
 */
export function admitOnlyPinnedScripts(integrityOf: IntegrityOf): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      if (!integrityOf(address))
        throw new TypeError(`${address} is no file of this page's releases.`);
      return address;
    },
  });
}
