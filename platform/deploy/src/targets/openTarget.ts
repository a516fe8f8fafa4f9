import { isLocalProject } from '@site/contracts/database';
import { firebaseTarget } from '../firebase/firebaseTarget';
import { folderTarget } from '../folder/folderTarget';
import type { Target } from '../host/target';
import { LOCAL, localTarget } from './localTarget';
import { readTarget } from './targetsFile';

/**
 * Opens a target by its name. Firebase Hosting takes an access token in `SITE_HOSTING_TOKEN`, and
 * `FIREBASE_HOSTING_API_URL`, which is Google's own name for it, names the server instead of theirs.
 */
export async function openTarget(name: string): Promise<Target> {
  if (name === LOCAL) return localTarget();
  const row = await readTarget(name);
  if (row.host === 'folder') return folderTarget(row);
  const { FIREBASE_HOSTING_API_URL: endpoint, SITE_HOSTING_TOKEN: token } = process.env;
  if (isLocalProject(row.site) && endpoint === undefined) {
    throw new Error(
      `The site ${row.site} does not exist on Firebase Hosting. Write the one of ${name} into targets.json.`,
    );
  }
  if (!token)
    throw new Error(`${name} is on ${row.host} and needs an access token in SITE_HOSTING_TOKEN.`);
  return firebaseTarget({ ...row, token, endpoint });
}
