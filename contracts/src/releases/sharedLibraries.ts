/** The libraries of which a page has one copy, the shell's. */
export const singletons = ['react', 'react-dom', 'react-router-dom'] as const;

/** How such a library is shared: a remote accepts a copy with the same major version, and at least its own minor. */
export const shareConfig = (version: string) => ({
  singleton: true,
  requiredVersion: `^${version}`,
});
