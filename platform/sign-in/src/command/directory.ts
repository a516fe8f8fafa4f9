import type { StaffAccount } from '../accounts/accounts';

/** Where accounts are kept: a data folder, or Firebase Authentication. */
export interface StaffDirectory {
  list(): Promise<readonly StaffAccount[]>;
  add(account: StaffAccount): Promise<void>;
  remove(account: StaffAccount): Promise<void>;
  /** What a new person does next. */
  nextStep: string;
}
