import { openRecord } from '../deployments/openSite';
import { localTarget } from '../targets/localTarget';

/** Opens what is recorded of this machine, without what publishes: `npm start` asks that first. */
export function openLocalRecord() {
  const target = localTarget();
  return {
    ...openRecord(undefined, { target }),
    publisher: {
      async published() {
        const [live, shown] = [await target.live(), await target.deploymentFile()];
        return live && { live: {}, ...shown, version: live.version };
      },
    },
  };
}
