import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { readRemoteAddresses } from './readRemoteAddresses';
import { SCRIPT_TIMEOUT } from './budgets';

/**
 * Tells the federation runtime which remotes this page was made with. Call it once, before anything renders.
 * Nothing is downloaded yet. Throws when the page's data block is missing or not what the contract says.
 */
export function startFederation(): void {
  // The remotes are built without the runtime (18 KB each, gzip) and take the shell's from here.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  registerPlugins([
    {
      name: 'script-timeout',
      // The runtime waits 20 s for a silent server; a visitor does not.
      createScript: () => ({ timeout: SCRIPT_TIMEOUT }),
    },
  ]);
  const addresses = readRemoteAddresses(document);
  registerRemotes(Object.entries(addresses).map(([name, { entry }]) => ({ name, entry })));
}
