import { firebaseTarget } from '../firebase/firebaseTarget';
import { folderTarget } from '../folder/folderTarget';
import type { Target } from '../host/target';
import { readTarget } from './targetsFile';

/** Projects of this name exist on the emulator alone. */
const LOCAL_PROJECT = /^demo-/;

/**
 * Opens a target by its name. Firebase Hosting takes an access token in `SITE_HOSTING_TOKEN`, and
 * `FIREBASE_HOSTING_API_URL`, which is Google's own name for it, names the server instead of theirs.
 */
export async function openTarget(
  name: string,
  file?: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Target> {
  const { settleSeconds, visits, violations, database, ...row } = await readTarget(name, file);
  const { host, ...options } = row;
  const common = {
    name,
    settleMs: settleSeconds * 1000,
    settings: { visits, violations, database },
  };
  if ('folder' in options) return folderTarget({ ...common, ...options });
  const endpoint = environment.FIREBASE_HOSTING_API_URL;
  if (LOCAL_PROJECT.test(options.site) && endpoint === undefined) {
    throw new Error(
      `The site ${options.site} does not exist on Firebase Hosting. Write the one of ${name} into ${file ?? 'targets.json'}.`,
    );
  }
  const token = environment.SITE_HOSTING_TOKEN;
  if (!token)
    throw new Error(`${name} is on ${host} and needs an access token in SITE_HOSTING_TOKEN.`);
  return firebaseTarget({ ...common, token, endpoint, ...options });
}
