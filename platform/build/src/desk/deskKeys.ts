import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLocalProject, type FirebaseSettings } from '@site/contracts/database';
import { databaseSchema } from '@site/contracts/databaseSchema';
import { firebaseProject, root } from '@site/tooling/workspace';

/** The desk's own key and app: the site's key is limited to the site's addresses, and to what the site calls. */
const deskKeysFile = join(root, 'order-desk/firebase.config.json');

/**
 * Reads with what the desk reaches the site's project.
 * @throws Error when a real project has no key yet: nobody could sign in.
 */
export async function readDeskKeys(
  project = firebaseProject(),
  file = deskKeysFile,
): Promise<FirebaseSettings> {
  const own = JSON.parse(await readFile(file, 'utf8')) as Partial<FirebaseSettings>;
  const { apiKey = '', appId = '' } = own;
  const isGiven = apiKey && appId && !apiKey.startsWith('placeholder');
  if (!isGiven && !isLocalProject(project)) {
    throw new Error(
      'Write the API key and the app id of the desk into order-desk/firebase.config.json.',
    );
  }
  return databaseSchema.parse({ ...own, projectId: project });
}
