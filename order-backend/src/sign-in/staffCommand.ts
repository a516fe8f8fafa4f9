import { existsSync } from 'node:fs';
import { patterns } from '@site/order-model/enquiry';
import { printable } from '@site/company/printable';
import { typedAddress } from '@site/order-model/typedText';
import { dataFolder } from '../journal/dataFolder';
import { productionOf } from '../orders/requestDatabase';
import { createCommand, UsageError } from '@site/tooling/command-line/command';
import { newAccount } from './accounts';
import { cloudDirectory } from './cloudDirectory';
import { sameEmail } from '@site/order-model/emailKey';
import { folderDirectory, type StaffDirectory } from './folderDirectory';

interface StaffOptions {
  data?: string;
  production?: boolean;
  project?: string;
}

function directoryOf({ data, production, project }: StaffOptions): StaffDirectory {
  if (production && data !== undefined) throw new UsageError('--production takes no --data.');
  if (production) return cloudDirectory(productionOf(project));
  if (project !== undefined) throw new UsageError('--project needs --production.');
  if (data !== undefined && !existsSync(data)) throw new UsageError(`${data} does not exist.`);
  return folderDirectory(data ?? dataFolder);
}

export function staffCommand(print: (line: string) => void = console.log) {
  const say = (line: string) => print(printable(line));
  const staff = createCommand(
    'staff',
    'list, add, remove and sign out the people who may use the order desk',
  )
    .option('--data <folder>', 'the data folder of the local server (default: .data)')
    .option(
      '--production',
      'accounts of the Firebase project; needs SITE_FIRESTORE_TOKEN=$(gcloud auth print-access-token)',
    )
    .option('--project <id>', "with --production: another project than the site's")
    .helpCommand(true);

  staff
    .command('list', { isDefault: true })
    .description('list them; what plain staff does')
    .action(async () => {
      const accounts = await directoryOf(staff.opts()).list();
      accounts.forEach((account) => say(`${account.email ?? account.uid}  ${account.name}`));
      if (accounts.length === 0) {
        say('Nobody yet. Add somebody: npm run desk -- staff add EMAIL NAME');
      }
    });

  staff
    .command('add <email> <name...>')
    .description('let somebody use the desk')
    .action(async (typed: string, name: string[]) => {
      const email = typedAddress(typed);
      if (!patterns.email.test(email)) {
        throw new UsageError(`"${typed}" is not an e-mail address.`);
      }
      if (name.join('').trim() === '') throw new UsageError('Add a name after the e-mail address.');
      const directory = directoryOf(staff.opts());
      const accounts = await directory.list();
      if (accounts.some((account) => sameEmail(account.email ?? '', email)))
        throw new Error(`${email} has an account already.`);
      await directory.add(newAccount(email, name.join(' ')));
      say(`${email} may use the order desk. ${directory.hintAfterAdd}`);
    });

  staff
    .command('remove <email>')
    .description('end the access of somebody, by address, or by the id that list shows')
    .action(async (typed: string) => {
      const who = typed.includes('@') ? typedAddress(typed) : typed;
      if (!(await directoryOf(staff.opts()).remove(who))) throw new Error(`${who} has no account.`);
      say(`${who} can no longer use the order desk.`);
    });

  staff
    .command('sign-out <email>')
    .description(
      'end the sessions of somebody on every device, within an hour; nothing unsent is lost',
    )
    .action(async (typed: string) => {
      const email = typedAddress(typed);
      if (!(await directoryOf(staff.opts()).signOut(email)))
        throw new Error(`${email} has no account.`);
      say(
        `Within an hour every device of ${email} is signed out. What it has not sent goes out after the next sign-in. Run it once more after an hour, for a phone that was opened meanwhile. Then turn notices on again on the others.`,
      );
    });
  return staff;
}
