import { patterns } from '@site/contracts/enquiry';
import { typedAddress } from '@site/contracts/typedText';
import { dataFolder } from '@site/firestore/journal/dataFolder';
import { UsageError } from '@site/tooling/command-line/command';
import { printable } from '@site/contracts/printable';
import { firebaseProject } from '@site/tooling/workspace';
import { newAccount } from '../accounts/accounts';
import { sameEmail } from '../accounts/emailKey';
import { cloudDirectory } from './cloudDirectory';
import type { StaffDirectory } from './directory';
import { folderDirectory } from './folderDirectory';

interface StaffOptions {
  data?: string | undefined;
  production?: boolean | undefined;
  /** Another project than the site's. */
  project?: string | undefined;
}

function directoryOf({ data = dataFolder, production, ...options }: StaffOptions): StaffDirectory {
  if (!production && options.project !== undefined) {
    throw new UsageError('--project needs --production.');
  }
  if (!production) return folderDirectory(data);
  const { project = firebaseProject() } = options;
  if (project.startsWith('demo-')) {
    throw new UsageError(
      `The site's project is ${project}, which stands for none: name it in remote-order/firebase.config.json.`,
    );
  }
  const token = process.env.SITE_FIRESTORE_TOKEN?.trim() ?? '';
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new UsageError(
      'Put an access token into SITE_FIRESTORE_TOKEN first: SITE_FIRESTORE_TOKEN=$(gcloud auth print-access-token)',
    );
  }
  return cloudDirectory({ project, token });
}

/** Lists, adds or removes accounts, as the words say. */
export async function runStaff(
  [verb, typed = '', ...name]: readonly string[],
  options: StaffOptions,
  say: (line: string) => void = console.log,
  directory: StaffDirectory = directoryOf(options),
): Promise<void> {
  const email = typedAddress(typed);
  if (verb === undefined) {
    const accounts = await directory.list();
    accounts.forEach((account) => say(printable(`${account.email}  ${account.name}`)));
    if (accounts.length === 0) say('Nobody yet. Add somebody: npm run staff -- add EMAIL NAME');
    return;
  }
  if (verb === 'add') {
    if (!patterns.email.test(email))
      throw new UsageError('add takes an e-mail address and a name.');
    if (name.join(' ').trim() === '')
      throw new UsageError('add takes a name after the e-mail address.');
    const accounts = await directory.list();
    if (accounts.some((account) => sameEmail(account.email, email)))
      throw new Error(printable(`${email} has an account already.`));
    await directory.add(newAccount(email, name.join(' ')));
    say(printable(`${email} may use the order desk. ${directory.hintAfterAdd}`));
    return;
  }
  if (verb !== 'remove') throw new UsageError(`Unknown word "${verb}" (expected add or remove).`);
  if (!(await directory.remove(email))) throw new Error(printable(`${email} has no account.`));
  say(printable(`${email} can no longer use the order desk.`));
}
