/** The libraries of which a page has one copy, the shell's. A remote may bring a React of its own instead. */
export const singletons = ['react', 'react-dom', 'react-dom/client'] as const;

/** Of this one, where pages are rendered. */
export const serverSingletons = [...singletons, 'react-dom/static'] as const;

/** The package that an import is from. */
export const packageOf = <Name extends string>(name: Name) =>
  name.split('/')[0] as Name extends `${infer Package}/${string}` ? Package : Name;

/** How such a library is shared: a remote accepts a copy with the same major version, and at least its own minor. */
export const shareConfig = (version: string) => ({
  singleton: true,
  requiredVersion: `^${version}`,
});

/** The name of the global object in which the shell keeps the federation runtime for remotes, which are built without it. */
export const HOST_RUNTIME = '_SITE_FEDERATION';

/** The parts of the federation runtime under the names that the federation plugin knows; nobody else calls them. */
export interface HostRuntime {
  readonly runtime: object;
  readonly bundlerRuntime: object;
  readonly attachShareScopeMap: unknown;
}
