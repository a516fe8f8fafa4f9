import { join, resolve } from 'node:path';
import { root } from '@site/tooling/workspace';
import { folderStore } from '../store/folderStore';
import { withFileLock } from './withFileLock';
import { nameOf, type SitePlace } from './sitePlace';
import { stateInFolder } from './state/stateInFolder';

/** Where releases and deployment state are by default: `.site` at the repository's root, absolute. */
export const defaultSiteFolder = join(root, '.site');

/** A public site's history is not to be deleted: it says what its visitors see. */
const ADVICE_HERE = 'If another version of these tools wrote it, delete it and run: npm run build';

/** Sites in a folder. Takes what is told who waits. */
export function folderPlace(folder = defaultSiteFolder, say?: (line: string) => void): SitePlace {
  const place = resolve(folder);
  const fileOf = (target?: string) => join(place, `${nameOf('deployments', target)}.json`);
  return {
    store: folderStore(place),
    stateOf: (target) =>
      stateInFolder(fileOf(target), target === undefined ? ADVICE_HERE : undefined),
    lockOf: (target) => withFileLock(fileOf(target), say),
  };
}
