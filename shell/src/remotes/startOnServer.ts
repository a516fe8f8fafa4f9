import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@site/contracts/remotes';
import type { ServerContainerLoader } from '@site/contracts/rendering';
import { provideLibraries } from './provideLibraries';

/** Registers the remotes' server builds with the federation runtime; their containers are loaded by the given function. */
export function startOnServer(
  containers: Readonly<Record<RemoteName, string>>,
  load: ServerContainerLoader,
): void {
  provideLibraries();
  registerPlugins([
    {
      name: 'container-from-disk',
      // The runtime's own loader fetches containers over HTTP and would run whatever an error page says.
      loadEntry: async ({ remoteInfo }) => load(remoteInfo.entry)[remoteInfo.name] as never,
    },
  ]);
  registerRemotes(Object.entries(containers).map(([name, entry]) => ({ name, entry })));
}
