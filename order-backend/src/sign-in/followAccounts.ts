import { unwatchFile, watchFile } from 'node:fs';
import { staffCollections, type Membership } from '@site/order-model/staffCollections';
import { encodeFields } from '../documents/values';
import type { ServerDocuments } from '../wire/serverDocuments';
import { accountsIn, readAccounts, type StaffAccount } from './accounts';

/** The accounts as they are now, and the documents that say so to the rules. */
export interface FollowedAccounts {
  current(): readonly StaffAccount[];
  stop(): Promise<void>;
}

const collection = staffCollections.staff;

const INTERVAL_MS = 300;

/** Makes the collection of staff what the file of accounts says, now and after each change of it. */
export async function followAccounts(
  data: string,
  documents: ServerDocuments,
  log: (line: string) => void = console.warn,
): Promise<FollowedAccounts> {
  const file = accountsIn(data);
  let accounts: readonly StaffAccount[] = [];
  let last: Promise<void> = Promise.resolve();

  async function follow(): Promise<void> {
    accounts = (await readAccounts(data)) ?? [];
    const known = new Set(accounts.map(({ uid }) => uid));
    const gone = documents.list(collection).filter(({ id }) => !known.has(id));
    await documents.erase(gone.map(({ id }) => ({ collection, id })));
    for (const { uid, name } of accounts) {
      const membership: Membership = { name };
      await documents.change({ collection, id: uid }, () => encodeFields({ ...membership }));
    }
  }
  const enqueue = () => {
    last = last.then(follow).catch((failure: Error) => log(failure.message));
    return last;
  };

  await enqueue();
  watchFile(file, { interval: INTERVAL_MS, persistent: false }, () => void enqueue());
  return {
    current: () => accounts,
    async stop() {
      unwatchFile(file);
      await last;
    },
  };
}
