import { changeAccounts, readAccounts, type StaffAccount } from './accounts';
import { sameEmail } from '@site/order-model/emailKey';

/** Where accounts are kept: a data folder, or Firebase Authentication. */
export interface StaffDirectory {
  /** Without an address where the account is gone. */
  list(): Promise<readonly (Pick<StaffAccount, 'uid' | 'name'> & { email?: string | undefined })[]>;
  add(account: StaffAccount): Promise<void>;
  /**
   * Ends access and sessions, of an address or an id. May be repeated after a failure.
   * @returns false when there is no such member
   */
  remove(who: string): Promise<boolean>;
  /**
   * Ends sessions, and in production the notices on phones: the account keeps its id, to which belongs what devices have not
   * sent yet.
   * @returns false when there is no such account
   */
  signOut(email: string): Promise<boolean>;
  hintAfterAdd: string;
}

/** The accounts of a data folder. A running server follows them. */
export function folderDirectory(data: string): StaffDirectory {
  return {
    list: async () => (await readAccounts(data)) ?? [],
    add: (account) => changeAccounts(data, (accounts) => [...accounts, account]),
    async remove(who) {
      let isFound = false;
      await changeAccounts(data, (accounts) => {
        const left = accounts.filter(({ uid, email }) => uid !== who && !sameEmail(email, who));
        isFound = left.length < accounts.length;
        return left;
      });
      return isFound;
    },
    async signOut(email) {
      let isFound = false;
      await changeAccounts(data, (accounts) =>
        accounts.map((account) => {
          if (!sameEmail(account.email, email)) return account;
          isFound = true;
          return { ...account, validSince: Math.floor(Date.now() / 1000) };
        }),
      );
      return isFound;
    },
    hintAfterAdd:
      'Run npm start, open the desk at the address that it prints, and enter the e-mail address. The link arrives in the inbox. ' +
      'In production the same command with --production makes the account: docs/on-call.md.',
  };
}
