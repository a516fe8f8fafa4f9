import { openRecord } from '../deployments/openRecord';
import { openStore } from '@site/releases/store/openStore';
import type { SiteRecord } from '../deployments/statusOf';
import { localTarget } from '../targets/localTarget';

/** Opens what is recorded of this machine, without what publishes: `npm start` asks that first. */
export function openLocalRecord(): SiteRecord {
  const target = localTarget();
  return {
    store: openStore(),
    deployments: openRecord().deployments,
    publisher: {
      async published() {
        const [live, shown] = [await target.live(), await target.deploymentFile()];
        return live && { live: {}, ...shown, version: live.version };
      },
    },
  };
}
