/** Stands where `shell/src/remotes/startFederation.ts` and `startOnServer.ts` do: there is nothing to start. */
export function startFederation(): void {}
export function startOnServer(): void {}
