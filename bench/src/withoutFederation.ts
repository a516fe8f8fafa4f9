import type * as inBrowser from '../../shell/src/remotes/startFederation';
import type * as onServer from '../../shell/src/remotes/startOnServer';

/** Stands where `shell/src/remotes/startFederation.ts` does: there is nothing to start, and no release to register. */
export const startFederation: typeof inBrowser.startFederation = () => () => {};

/** Stands where `shell/src/remotes/startOnServer.ts` does. */
export const startOnServer: typeof onServer.startOnServer = () => {};

/** Stands where `shell/src/remotes/loadDescription.ts` does: what is measured has no use for it. */
export const loadDescription = () => Promise.resolve(undefined);
