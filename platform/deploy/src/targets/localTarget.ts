import { VIOLATIONS_ADDRESS, VISITS_ADDRESS } from '@site/contracts/visitReport';
import { runningServer } from '@site/order-backend/journal/runningServer';
import { localFolder, ports } from '@site/tooling/workspace';
import { folderTarget } from '../folder/folderTarget';
import type { Target } from '../host/target';

/** What this machine is called among targets. */
export const LOCAL = 'local';

/** This machine as a target: a folder, which `npm start` serves, now or later. */
export function localTarget(folder = localFolder): Target {
  const running = folder === localFolder ? runningServer() : undefined;
  const {
    address = `http://localhost:${ports.site}`,
    preview: previewAddress = `http://localhost:${ports.preview}`,
  } = running ?? {};
  return folderTarget({
    folder,
    name: LOCAL,
    isLocal: true,
    address,
    previewAddress,
    settings: { visits: VISITS_ADDRESS, violations: VIOLATIONS_ADDRESS },
    productionDatabase: undefined,
    settleMs: 0,
    ownHeaders: [],
  });
}
