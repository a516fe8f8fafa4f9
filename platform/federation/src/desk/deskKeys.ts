import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLocalProject } from '@site/contracts/database';
import { firebaseProject, root } from '@site/tooling/workspace';

/** The desk's own key and app: the site's key is limited to the site's addresses, and to what the site calls. */
export const deskKeysFile = join(root, 'order-desk/firebase.config.json');

/** With what the desk reaches a Firebase project. None of it is secret. */
export interface DeskKeys {
  projectId: string;
  apiKey: string;
  appId: string;
}

/**
 * Reads with what the desk reaches the site's project.
 * @throws Error when a real project has no key yet: nobody could sign in.
 */
export async function readDeskKeys(
  project = firebaseProject(),
  file = deskKeysFile,
): Promise<DeskKeys> {
  const { apiKey = '', appId = '' } = JSON.parse(await readFile(file, 'utf8')) as Partial<DeskKeys>;
  const isGiven = apiKey && appId && !apiKey.startsWith('placeholder');
  if (!isGiven && !isLocalProject(project)) {
    throw new Error(
      'Write the API key and the app id of the desk into order-desk/firebase.config.json.',
    );
  }
  return { projectId: project, apiKey, appId };
}
