import { registerPlugins } from '@module-federation/enhanced/runtime';
import { HOST_RUNTIME } from '@site/contracts/sharedLibraries';
import { INTEGRITY_OF, type PinnedReleases } from '@site/contracts/pinnedReleases';
import { SCRIPT_TIMEOUT_MS } from '@site/contracts/boot';
import { setReleases } from './releasesInUse';
import { runtimeForRemotes } from './runtimeForRemotes';
import { admitOnlyPinnedScripts, integrityOfPinned, type IntegrityOf } from './scriptPolicy';

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
