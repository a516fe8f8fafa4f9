import { HOST_RUNTIME, type HostRuntime } from '@site/contracts/federation';

const host = (globalThis as unknown as Record<typeof HOST_RUNTIME, HostRuntime | undefined>)[
  HOST_RUNTIME
];
if (!host) throw new Error('The page has no federation runtime for its remotes.');

/**
 * Stands in a remote where the federation plugin would put its runtime (25 KB without care, 4 KB at best, for each remote):
 * the shell's, with the fields that every application has to itself.
 */
export default {
  ...host,
  bundlerRuntime: { ...host.bundlerRuntime, S: {} },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};
