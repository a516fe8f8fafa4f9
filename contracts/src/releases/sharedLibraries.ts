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
