import { changeAccounts, readAccounts } from '../accounts/accounts';
import type { StaffDirectory } from './directory';

/** The accounts of a data folder. A running server follows them. */
export function folderDirectory(data: string): StaffDirectory {
  return {
    list: async () => (await readAccounts(data)) ?? [],
    add: (account) => changeAccounts(data, (accounts) => [...accounts, account]),
    remove: ({ uid }) => changeAccounts(data, (all) => all.filter((it) => it.uid !== uid)),
    nextStep:
      'Run npm start, open the desk at the address that it prints, and enter the e-mail address. The link arrives in the inbox. ' +
      'In production the same command with --production makes the account: docs/operating.md.',
  };
}
