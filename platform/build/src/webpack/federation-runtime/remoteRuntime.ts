import { HOST_RUNTIME, type HostRuntime } from '@site/contracts/sharedLibraries';

const host = (globalThis as unknown as Record<typeof HOST_RUNTIME, HostRuntime | undefined>)[
  HOST_RUNTIME
];
if (!host) throw new Error('The page has no federation runtime for its remotes.');

/**
 * What the federation plugin starts a remote with: the shell's runtime, with the fields that each application has to itself.
 * Why not one of the remote's own: docs/decisions/003-how-a-page-lives.md.
 */
export default {
  ...host,
  bundlerRuntime: { ...host.bundlerRuntime, S: {} },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};
