import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ServerModules } from '@site/contracts/rendering';

const missing = new Set<string>();

/** Remembers a module that a release's server build does not have. */
export function noteMissing(module: string): void {
  missing.add(module);
}

/**
 * Loads a module that describes, where pages are rendered. Returns undefined for a release that is older than the module.
 * @throws when the release has the module and it fails
 */
export async function loadDescription<Module extends keyof ServerModules>(
  module: Module,
): Promise<ServerModules[Module] | undefined> {
  try {
    const loaded = await loadRemote<{ default: ServerModules[Module] }>(module);
    return loaded?.default;
  } catch (failure) {
    if (missing.has(module)) return undefined;
    throw failure;
  }
}
