import { registerPlugins } from '@module-federation/enhanced/runtime';
import { HOST_RUNTIME } from '@site/contracts/sharedLibraries';
import {
  INTEGRITY_OF,
  PINNED_RELEASES_ID,
  PINS,
  SCRIPT_ADDRESS,
  type NamedReleases,
  type PinnedReleases,
} from '@site/contracts/pinnedReleases';
import { SCRIPT_TIMEOUT_MS } from '@site/contracts/boot';
import { setReleases } from './releasesInUse';
import { runtimeForRemotes } from './runtimeForRemotes';
import { allowScripts, integrityOf, refuseOtherScripts, scriptAddress } from './scriptPolicy';

/**
 * The releases that a page was made with, from its JSON data block; the pins of those that it only names, from the
 * page's first script. A remote that is not in it is not deployed.
 */
export function readPinnedReleases(): PinnedReleases {
  const block = document.getElementById(PINNED_RELEASES_ID) as HTMLElement;
  const named = Object.entries(JSON.parse(block.textContent) as NamedReleases);
  const { [PINS]: pins } = globalThis as { [PINS]?: PinnedReleases };
  return { ...pins, ...Object.fromEntries(named.filter(([, release]) => 'entry' in release)) };
}

/**
 * Tells the browser that no other scripts may run than those of the releases that this page was made with, and prepares
 * the federation runtime. Call it once, before anything renders or loads. Nothing is downloaded yet.
 */
export function startFederation(pinned: PinnedReleases): void {
  setReleases(pinned);
  allowScripts(pinned);
  refuseOtherScripts();
  Object.assign(globalThis, {
    [HOST_RUNTIME]: runtimeForRemotes,
    [INTEGRITY_OF]: integrityOf,
    [SCRIPT_ADDRESS]: scriptAddress,
  });

  function createScript({ url }: { url: string }) {
    const script = document.createElement('script');
    // `Integrity-Policy` counts a hash only for a script that is fetched in CORS mode.
    Object.assign(script, {
      src: scriptAddress(url),
      integrity: integrityOf(url) ?? '',
      crossOrigin: 'anonymous',
    });
    // The runtime waits 20 s for a silent server; a visitor does not.
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  }
  registerPlugins([{ name: 'pinned-scripts', createScript }]);
}
