import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import * as static_ from 'react-dom/static';
import type { PinnedRoute } from '@site/contracts/remoteDeclaration';
import { containerOf } from '@site/contracts/applicationNames';
import type { RemoteName } from '@site/contracts/remotes';
import type { OfRemotes, ServerContainerLoader } from '@site/contracts/rendering';
import { provideLibraries } from '../remotes/provideLibraries';
import { setReleases } from '../remotes/releasesInUse';

/** Registers the remotes' server builds with the federation runtime; their containers are loaded by the given function. */
export function startOnServer(
  containers: OfRemotes<string>,
  load: ServerContainerLoader,
  modules: OfRemotes<readonly string[]>,
  routes: OfRemotes<readonly PinnedRoute[]>,
): void {
  // A remote that others built has modules and no container here.
  const deployed = Object.keys({ ...modules, ...containers }) as RemoteName[];
  setReleases(
    Object.fromEntries(
      deployed.map((name) => [
        name,
        {
          ...(modules[name] && { modules: modules[name] }),
          ...(routes[name] && { routes: routes[name] }),
        },
      ]),
    ),
  );
  provideLibraries({ 'react-dom/static': static_ });
  registerPlugins([
    {
      name: 'container-from-disk',
      // The runtime's own loader fetches containers over HTTP and would run whatever an error page says.
      loadEntry: async ({ remoteInfo: { name, entry } }) => load(entry)[name] as never,
    },
  ]);
  registerRemotes(
    Object.entries(containers).map(([alias, entry]) => ({
      name: containerOf(alias),
      alias,
      entry,
    })),
  );
}
