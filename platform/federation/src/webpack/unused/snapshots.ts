import { refuse } from './refuse';

/**
 * Stands where the runtime would read manifests in the browser: pages name their remotes' entries themselves. It takes the
 * plugins that every part of the runtime is offered, and calls none.
 */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => {} };
}

export { refuse as getGlobalRemoteInfo };
