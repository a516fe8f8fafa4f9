/** Stands where `shell/src/remotes/registerReleases.ts` does: a bundle has all modules, and no release to register. */
export const registerReleases = () => {};
