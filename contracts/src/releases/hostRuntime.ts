/** The name of the global object in which the shell keeps the federation runtime for remotes, which are built without it. */
export const HOST_RUNTIME = '_SITE_FEDERATION';

/** The parts of the federation runtime under the names that the federation plugin knows; nobody else calls them. */
export interface HostRuntime {
  readonly runtime: object;
  readonly bundlerRuntime: object;
  readonly attachShareScopeMap: unknown;
}
