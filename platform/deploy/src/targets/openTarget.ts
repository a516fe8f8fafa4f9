import { firebaseTarget } from '../firebase/firebaseTarget';
import { folderTarget } from '../folder/folderTarget';
import type { Target, TargetOptions } from '../host/target';
import { readTarget, type TargetRow } from './targetsFile';

/** Projects of this name exist on the emulator alone. */
const LOCAL_PROJECT = /^demo-/;

const optionsOf = (name: string, row: TargetRow): TargetOptions => {
  const { address, ownHeaders, settleSeconds, visits, violations, database } = row;
  return {
    ...{ name, address, ownHeaders, settleMs: settleSeconds * 1000 },
    settings: { visits, violations, database },
    productionDatabase: row.productionDatabase,
  };
};

/** What is said of a target in the file. It takes no access token. */
export const targetOptions = async (name: string, file?: string): Promise<TargetOptions> =>
  optionsOf(name, await readTarget(name, file));

/**
 * Opens a target by its name. Firebase Hosting takes an access token in `SITE_HOSTING_TOKEN`, and
 * `FIREBASE_HOSTING_API_URL`, which is Google's own name for it, names the server instead of theirs.
 */
export async function openTarget(
  name: string,
  file?: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Target> {
  const row = await readTarget(name, file);
  const common = optionsOf(name, row);
  if (row.host === 'folder') {
    const { folder, previewAddress } = row;
    return folderTarget({ ...common, folder, previewAddress });
  }
  const { host, site } = row;
  const endpoint = environment.FIREBASE_HOSTING_API_URL;
  if (LOCAL_PROJECT.test(site) && endpoint === undefined) {
    throw new Error(
      `The site ${site} does not exist on Firebase Hosting. Write the one of ${name} into ${file ?? 'targets.json'}.`,
    );
  }
  const token = environment.SITE_HOSTING_TOKEN;
  if (!token)
    throw new Error(`${name} is on ${host} and needs an access token in SITE_HOSTING_TOKEN.`);
  return firebaseTarget({ ...common, token, endpoint, site });
}
