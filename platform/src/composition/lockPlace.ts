import type { SiteLock } from './siteLock';

/** The lock as it was found. */
export interface FoundLock {
  /** Undefined while nothing has ever been live. */
  lock: SiteLock | undefined;
  /** Puts another one in its place, in one step. Rejects when somebody else has done so since it was found. */
  replace(next: SiteLock): Promise<void>;
}

/** Where the lock is kept. */
export interface LockPlace {
  find(): Promise<FoundLock>;
}
