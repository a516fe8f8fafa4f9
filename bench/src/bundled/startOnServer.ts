/** Stands where `shell/src/rendering/startOnServer.ts` does: there is nothing to start. */
export const startOnServer = () => {};
