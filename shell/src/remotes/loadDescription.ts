import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ServerModules } from '@site/contracts/rendering';
import { failureReason } from '../visit-report/failureReason';

/**
 * Loads a module that describes, where pages are rendered. Gives undefined for a release that is older than the module;
 * rejects when it is there and fails.
 */
export async function loadDescription<Module extends keyof ServerModules>(
  module: Module,
): Promise<ServerModules[Module] | undefined> {
  try {
    const loaded = await loadRemote<{ default: ServerModules[Module] }>(module);
    return loaded?.default;
  } catch (failure) {
    if (failureReason(failure) === 'missing') return undefined;
    throw failure;
  }
}
