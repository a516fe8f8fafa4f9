import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import type { HostRuntime } from '@site/contracts/hostRuntime';

type InstanceOptions = Parameters<typeof createInstance>[0];

/** What the federation runtime calls when a remote's container starts: every remote is one instance of it. */
function init(options: InstanceOptions) {
  const existing = getInstance(({ options: { name } }) => name === options.name);
  existing?.initOptions(options);
  return existing ?? createInstance({ ...options, id: options.id ?? '' });
}

/**
 * The federation runtime as the shell brings it, for remotes that are built without one. All of it works on what its caller
 * hands in and keeps nothing of its own, so that every remote can use the same one.
 */
export const runtimeForRemotes: HostRuntime = {
  runtime: { init },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  attachShareScopeMap,
};
