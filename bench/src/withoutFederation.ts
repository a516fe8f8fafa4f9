import type * as onServer from '../../shell/src/remotes/startOnServer';
import type * as inBrowser from '../../shell/src/remotes/startFederation';

/** Stands where `shell/src/remotes/startFederation.ts` does: there is nothing to start, and no release to register. */
export const startFederation: typeof inBrowser.startFederation = () => () => {};

/** Stands where `shell/src/remotes/startOnServer.ts` does. */
export const startOnServer: typeof onServer.startOnServer = () => {};
