import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ServerModules } from '@site/contracts/rendering';

/**
 * Loads a module that describes, where pages are rendered. A file of its own: the benchmark's bundle has another.
 * @throws when the release does not have it, or it fails
 */
export async function loadDescription<Module extends keyof ServerModules>(
  module: Module,
): Promise<ServerModules[Module]> {
  const loaded = await loadRemote<{ default: ServerModules[Module] }>(module);
  if (!loaded) throw new Error(`${module} cannot be loaded.`);
  return loaded.default;
}
