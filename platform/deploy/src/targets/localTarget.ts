import { VISITS_ADDRESS } from '@site/contracts/visitReport';
import { localFolder, ports } from '@site/tooling/workspace';
import { folderTarget } from '../folder/folderTarget';
import type { Target } from '../host/target';

/** What this machine is called among targets. */
export const LOCAL = 'local';

/** This machine as a target: a folder, which `npm start` serves. */
export const localTarget = (folder = localFolder): Target =>
  folderTarget({
    ...{ folder, name: LOCAL, isLocal: true, address: `http://localhost:${ports.site}` },
    ...{ settings: { visits: VISITS_ADDRESS }, productionDatabase: undefined },
    ...{ settleMs: 0, ownHeaders: [], previewAddress: `http://localhost:${ports.preview}` },
  });
