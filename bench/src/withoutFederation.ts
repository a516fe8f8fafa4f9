/**
 * Stands where `shell/src/remotes/startFederation.ts` does: there is nothing to start, and no release to register. The page
 * never comes alive without what this gives back, so the benchmark tells at once when it has fallen behind.
 */
export const startFederation = () => () => {};

/** Stands where `shell/src/remotes/startOnServer.ts` does. */
export const startOnServer = () => {};

/** Stands where `shell/src/remotes/loadDescription.ts` does: what is measured has no use for it. */
export const loadDescription = () => Promise.resolve(undefined);
