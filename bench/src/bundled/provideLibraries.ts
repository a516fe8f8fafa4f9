/** Stands where `shell/src/remotes/provideLibraries.ts` does: there is nobody to hand the libraries to. */
export const provideLibraries = () => {};

/** A bundle has all modules, and no release to register. */
export const registerReleases = () => {};
