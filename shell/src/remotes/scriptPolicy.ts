import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { SERVICE_WORKER_PATH } from '@site/contracts/serviceWorker';

let hashes: ReadonlyMap<string, string> = new Map();

/** Lets the scripts of these releases run, and no others. */
export function admit(releases: PinnedReleases): void {
  const pins = Object.values(releases).flatMap(({ integrity }) => Object.entries(integrity));
  hashes = new Map(pins);
}

/** The hash that a script must have; undefined for one that is not of a pinned release. */
export function integrityOf(address: string): string | undefined {
  const { origin, pathname } = new URL(address, location.origin);
  return origin === location.origin ? hashes.get(pathname) : undefined;
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
export function refuseOtherScripts(): void {
  // In development nothing is pinned, and every script may run.
  if (hashes.size === 0) return;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      if (integrityOf(address) || address === SERVICE_WORKER_PATH) return address;
      console.error(`${address} does not belong to this page's releases.`);
      return REFUSED;
    },
  });
}
