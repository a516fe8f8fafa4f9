import { unreachable } from './unreachable';

/**
 * Reading manifests in the browser: a page names its remotes' entries itself. `disableSnapshot` leaves the class in the
 * build, and the runtime registers its plugins with it, so it accepts them and calls none.
 */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => {} };
}

export { unreachable as getGlobalRemoteInfo };
