import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { INTEGRITY_OF } from '@site/contracts/federation';
import { SCRIPT_TIMEOUT } from './budgets';
import { readPinnedReleases } from './readPinnedReleases';
import { admitOnlyPinnedScripts, integrityOfPinned } from './scriptPolicy';

/**
 * Tells the federation runtime which releases this page was made with, and the browser that no other script may run.
 * Call it once, before anything renders. Nothing is downloaded yet.
 * Throws when the page's data block is missing or not what the contract says.
 */
export function startFederation(): void {
  const releases = readPinnedReleases(document);
  const integrityOf = integrityOfPinned(releases, window.location.origin);
  const isPinned = Object.values(releases).some((it) => Object.keys(it.integrity).length > 0);
  // In development nothing is pinned, and every script may run.
  if (isPinned) admitOnlyPinnedScripts(integrityOf);

  Object.assign(globalThis, {
    // The remotes are built without the runtime (18 KB each, gzip) and take the shell's from here.
    _FEDERATION_RUNTIME_CORE: runtimeCore,
    [INTEGRITY_OF]: integrityOf,
  });
  registerPlugins([
    {
      name: 'pinned-scripts',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.integrity = integrityOf(url) ?? '';
        // `Integrity-Policy` counts a hash only for a script that is fetched in CORS mode.
        script.crossOrigin = 'anonymous';
        // The runtime waits 20 s for a silent server; a visitor does not.
        return { script, timeout: SCRIPT_TIMEOUT };
      },
    },
  ]);
  registerRemotes(Object.entries(releases).map(([name, { entry }]) => ({ name, entry })));
}
