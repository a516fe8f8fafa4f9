import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@site/contracts/remotes';
import type { ServerContainerLoader } from '@site/contracts/rendering';
import { noteMissing } from './loadDescription';
import { provideLibraries } from './provideLibraries';
import { isIn, setModules } from './releasesInUse';

interface Container {
  get(module: string): Promise<unknown>;
}

/** Registers the remotes' server builds with the federation runtime; their containers are loaded by the given function. */
export function startOnServer(
  containers: Readonly<Record<RemoteName, string>>,
  load: ServerContainerLoader,
  modules?: Readonly<Record<RemoteName, readonly string[]>>,
): void {
  if (modules) setModules(isIn(modules));
  provideLibraries();
  registerPlugins([
    {
      name: 'container-from-disk',
      // The runtime's own loader fetches containers over HTTP and would run whatever an error page says.
      loadEntry: async ({ remoteInfo: { name, entry } }) => {
        const container = load(entry)[name] as Container;
        const get = async (module: string) => {
          try {
            return await container.get(module);
          } catch (failure) {
            // Its files are on this disk, so a container rejects here only what it does not have.
            noteMissing(name + module.slice(1));
            throw failure;
          }
        };
        return { ...container, get } as never;
      },
    },
  ]);
  registerRemotes(Object.entries(containers).map(([name, entry]) => ({ name, entry })));
}
