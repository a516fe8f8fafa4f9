import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { SERVICE_WORKER_PATH } from '@site/contracts/serviceWorker';

/** The hash that a script must have, by its address; undefined for a script that is not of a pinned release. */
export type IntegrityOf = (address: string) => string | undefined;

/** Looks hashes up in the releases that a page was made with. Addresses are from the root, or whole ones of this origin. */
export function integrityOfPinned(releases: PinnedReleases, origin: string): IntegrityOf {
  const hashes = new Map(
    Object.values(releases).flatMap((release) => Object.entries(release.integrity)),
  );
  return (address) => {
    const { origin: of, pathname } = new URL(address, origin);
    return of === origin ? hashes.get(pathname) : undefined;
  };
}

/** An address of no file, which every browser refuses without a request. */
const REFUSED = 'about:invalid';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

/**
 * Lets the page's script elements point at files of pinned releases, and the service worker at its own address; at nothing else.
 * It is the page's one Trusted Types policy, and the default one, so that the loaders of the runtime and of webpack
 * pass through it as they are. A refused script fails like one that cannot be loaded: webpack's loader remembers a chunk
 * as under way before it sets the address, so an exception there would leave that chunk loading for ever.
 */
export function admitOnlyPinnedScripts(integrityOf: IntegrityOf): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      if (integrityOf(address) || address === SERVICE_WORKER_PATH) return address;
      console.error(`${address} does not belong to this page's releases.`);
      return REFUSED;
    },
  });
}
