import type { StaffAccount } from '../accounts/accounts';

/** Where accounts are kept: a data folder, or Firebase Authentication. */
export interface StaffDirectory {
  list(): Promise<readonly Pick<StaffAccount, 'email' | 'name'>[]>;
  add(account: StaffAccount): Promise<void>;
  /** Ends access and sessions. May be repeated after a failure. @returns false when the address has no account. */
  remove(email: string): Promise<boolean>;
  hintAfterAdd: string;
}
