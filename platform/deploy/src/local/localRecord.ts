import { folderPlace } from '@site/releases/deployments/folderPlace';
import type { SiteRecord } from '@site/releases/deployments/statusOf';
import { localTarget } from '../targets/localTarget';

/** Opens what is recorded of this machine, without what publishes: `npm start` asks that first. */
export function openLocalRecord(): SiteRecord {
  const target = localTarget();
  const { store, stateOf } = folderPlace();
  return {
    store,
    deployments: stateOf(),
    publisher: {
      async published() {
        const [live, shown] = [await target.live(), await target.deploymentFile()];
        return live && { live: {}, ...shown, version: live.version };
      },
    },
  };
}
