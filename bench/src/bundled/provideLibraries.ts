/** Stands where `shell/src/remotes/provideLibraries.ts` does: there is nobody to hand the libraries to. */
export const provideLibraries = () => {};
