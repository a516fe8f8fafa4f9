/** Stands where `shell/src/remotes/startFederation.ts` and `rendering/startOnServer.ts` do: there is nothing to start. */
export function startFederation(): void {}
export function startOnServer(): void {}
