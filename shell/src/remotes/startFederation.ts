import { registerPlugins } from '@module-federation/enhanced/runtime';
import { HOST_RUNTIME } from '@site/contracts/sharedLibraries';
import { INTEGRITY_OF, type PinnedReleases } from '@site/contracts/pinnedReleases';
import { SCRIPT_TIMEOUT_MS } from '@site/contracts/boot';
import { SERVICE_WORKER_PATH } from '@site/contracts/serviceWorker';
import { setReleases } from './releasesInUse';
import { runtimeForRemotes } from './runtimeForRemotes';

/** The hash that a script must have, by its address; undefined for a script that is not of a pinned release. */
type IntegrityOf = (address: string) => string | undefined;

/** Looks hashes up in the releases that a page was made with. Takes addresses from the root or whole ones of this origin. */
function integrityOfPinned(releases: PinnedReleases, origin: string): IntegrityOf {
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
function admitOnlyPinnedScripts(integrityOf: IntegrityOf): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      if (integrityOf(address) || address === SERVICE_WORKER_PATH) return address;
      console.error(`${address} does not belong to this page's releases.`);
      return REFUSED;
    },
  });
}

/** What a page asks of the federation runtime before anything is drawn. */
export interface Federation {
  /** Lets the scripts of these releases run, and no others. */
  admit(releases: PinnedReleases): void;
}

/**
 * Tells the browser that no other scripts may run than those of the releases that this page was made with, and prepares
 * the federation runtime. Call it once, before anything renders or loads. Nothing is downloaded yet.
 */
export function startFederation(live: PinnedReleases): Federation {
  const { origin } = window.location;
  let lookUp = integrityOfPinned(live, origin);
  const integrityOf: IntegrityOf = (address) => lookUp(address);
  const isPinned = Object.values(live).some((release) => Object.keys(release.integrity).length > 0);
  // In development nothing is pinned, and every script may run.
  if (isPinned) admitOnlyPinnedScripts(integrityOf);

  function scriptOf(address: string): HTMLScriptElement {
    const script = document.createElement('script');
    script.src = address;
    script.integrity = integrityOf(address) ?? '';
    // `Integrity-Policy` counts a hash only for a script that is fetched in CORS mode.
    script.crossOrigin = 'anonymous';
    return script;
  }

  setReleases(live);
  Object.assign(globalThis, {
    [HOST_RUNTIME]: runtimeForRemotes,
    [INTEGRITY_OF]: integrityOf,
  });
  registerPlugins([
    {
      name: 'pinned-scripts',
      createScript: ({ url }) => ({
        script: scriptOf(url),
        // The runtime waits 20 s for a silent server; a visitor does not.
        timeout: SCRIPT_TIMEOUT_MS,
      }),
    },
  ]);
  return {
    admit(releases) {
      lookUp = integrityOfPinned(releases, origin);
    },
  };
}
