/** Stands where `shell/src/remotes/startOnServer.ts` does: there is nothing to start. */
export const startOnServer = () => {};
