import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { patterns } from '@site/order-model/enquiry';
import { typedAddress } from '@site/order-model/typedText';
import { assertIgnored } from '@site/tooling/git/assertIgnored';
import { lockFile } from '@site/tooling/files/fileLock';
import { makeFolderOf, replaceFile } from '@site/tooling/files/privateFile';
import { syncFolderOf } from '@site/tooling/files/writeDurably';
import { readJsonFile } from '@site/tooling/files/readJsonFile';
import { z } from 'zod';

const account = z.object({
  uid: z.string().min(1),
  email: z.string().regex(patterns.email),
  /** The name that stands beside what this person did. */
  name: z.string().trim().min(1).max(80),
  /** When the sessions of before ended, in seconds, as Firebase Authentication counts. */
  validSince: z.number().optional(),
});

export type StaffAccount = z.infer<typeof account>;

const accountsSchema = z.strictObject({ accounts: z.array(account) });

export const accountsIn = (data: string): string => join(data, 'staff.json');

/** Reads the accounts of a data folder; undefined while nobody has made one. */
export async function readAccounts(data: string): Promise<StaffAccount[] | undefined> {
  const file = accountsIn(data);
  return existsSync(file) ? (await readJsonFile(file, accountsSchema)).accounts : undefined;
}

/** Changes the accounts of a data folder, one process at a time. */
export async function changeAccounts(
  data: string,
  next: (accounts: readonly StaffAccount[]) => readonly StaffAccount[],
): Promise<void> {
  const file = accountsIn(data);
  assertIgnored(file);
  await makeFolderOf(file);
  const release = await lockFile(file);
  try {
    const accounts = next((await readAccounts(data)) ?? []);
    const text = `${JSON.stringify({ accounts }, null, 2)}\n`;
    const handle = await replaceFile(file, Buffer.from(text));
    await handle.close();
    await syncFolderOf(file);
  } finally {
    await release();
  }
}

/** A new account. The id is drawn, as Firebase Authentication does. */
export const newAccount = (email: string, name: string): StaffAccount => ({
  uid: randomBytes(21).toString('base64url'),
  email: typedAddress(email),
  name: name.trim(),
});
