import { changeAccounts, readAccounts, type StaffAccount } from './accounts';
import { sameEmail } from './emailKey';

/** Where accounts are kept: a data folder, or Firebase Authentication. */
export interface StaffDirectory {
  list(): Promise<readonly Pick<StaffAccount, 'email' | 'name'>[]>;
  add(account: StaffAccount): Promise<void>;
  /** Ends access and sessions. May be repeated after a failure. @returns false when the address has no account. */
  remove(email: string): Promise<boolean>;
  hintAfterAdd: string;
}

/** The accounts of a data folder. A running server follows them. */
export function folderDirectory(data: string): StaffDirectory {
  return {
    list: async () => (await readAccounts(data)) ?? [],
    add: (account) => changeAccounts(data, (accounts) => [...accounts, account]),
    async remove(email) {
      let isFound = false;
      await changeAccounts(data, (accounts) => {
        const left = accounts.filter((account) => !sameEmail(account.email, email));
        isFound = left.length < accounts.length;
        return left;
      });
      return isFound;
    },
    hintAfterAdd:
      'Run npm start, open the desk at the address that it prints, and enter the e-mail address. The link arrives in the inbox. ' +
      'In production the same command with --production makes the account: docs/on-call.md.',
  };
}
