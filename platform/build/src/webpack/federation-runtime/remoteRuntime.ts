import { HOST_RUNTIME, type HostRuntime } from '@site/contracts/sharedLibraries';

const host = (globalThis as unknown as Record<typeof HOST_RUNTIME, HostRuntime | undefined>)[
  HOST_RUNTIME
];
if (!host) throw new Error('The page has no federation runtime for its remotes.');

/**
 * What the federation plugin starts a remote with: the shell's runtime, with the fields that each application has to itself.
 * A runtime of the remote's own would weigh 17 KB, the external one of the library's `externalRuntime` 4 KB.
 */
export default {
  ...host,
  bundlerRuntime: { ...host.bundlerRuntime, S: {} },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};
