import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  HOST_RUNTIME,
  INTEGRITY_OF,
  remotes,
  type PinnedReleases,
  type RemoteName,
} from '@site/contracts/federation';
import { SCRIPT_TIMEOUT } from './budgets';
import { runtimeForRemotes } from './runtimeForRemotes';
import { admitOnlyPinnedScripts, integrityOfPinned, type IntegrityOf } from './scriptPolicy';

const remoteNames = Object.keys(remotes) as RemoteName[];

/**
 * Tells the browser that no other scripts may run than those of the releases that this page was made with, and prepares
 * the federation runtime. Call it once, before anything renders or loads. Gives what tells the runtime the releases that
 * the page is drawn with, other ones included; from then on their scripts may run. Nothing is downloaded yet.
 */
export function startFederation(live: PinnedReleases): (releases: PinnedReleases) => void {
  const { origin } = window.location;
  let lookUp = integrityOfPinned(live, origin);
  const integrityOf: IntegrityOf = (address) => lookUp(address);
  const isPinned = Object.values(live).some((it) => Object.keys(it.integrity).length > 0);
  // In development nothing is pinned, and every script may run.
  if (isPinned) admitOnlyPinnedScripts(integrityOf);

  Object.assign(globalThis, {
    [HOST_RUNTIME]: runtimeForRemotes,
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
  return (releases) => {
    lookUp = integrityOfPinned(releases, origin);
    registerRemotes(remoteNames.map((name) => ({ name, entry: releases[name].entry })));
  };
}
