import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
// @ts-expect-error The package has no types for this file; its index would bring the rest of the package into the build.
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import type { HostRuntime } from '@site/contracts/sharedLibraries';

type InstanceOptions = Parameters<typeof createInstance>[0];

/** What the part of the runtime inside a remote hands over: what its build was configured with. */
interface RemoteRequire {
  federation: { initOptions: InstanceOptions };
}

/**
 * What the federation runtime calls when a remote's container starts: every remote is one instance of it. Not the library's `init`
 * (2.9.3): it makes the latest instance the one that `loadRemote` asks, and all remotes share this copy with the shell.
 */
function init(options: InstanceOptions) {
  const existing = getInstance(({ options: { name } }) => name === options.name);
  existing?.initOptions(options);
  return existing ?? createInstance({ ...options, id: options.id ?? '' });
}

/**
 * The federation runtime as the shell brings it, for remotes that are built without one. It keeps no state: everything is in
 * the arguments, so all remotes can use the same one.
 */
export const runtimeForRemotes: HostRuntime = {
  runtime: { init },
  bundlerRuntime: {
    init: ({ webpackRequire }: { webpackRequire: RemoteRequire }) =>
      init(webpackRequire.federation.initOptions),
    initContainerEntry,
    consumes,
    I: initializeSharing,
  },
  attachShareScopeMap,
};
