import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolderOf, writePrivately } from '@site/tooling/files/privateFile';
import { readJsonFile } from '@site/tooling/files/readJsonFile';
import webPushLibrary from 'web-push';
import { z } from 'zod';
import { pushKey } from '../settings/settingsSchema';
import type { PushKeys } from './webPush';

const KEY = 'Write a key as npm run desk -- push-keys made it.';
const privateKey = z.string({ error: KEY }).regex(/^[A-Za-z0-9_-]{43}$/, { error: KEY });
const keysSchema = z.strictObject({ publicKey: pushKey, privateKey });

export const newPushKeys = (): PushKeys => webPushLibrary.generateVAPIDKeys();

export const pushKeysIn = (data: string): string => join(data, 'push-keys.json');

/** The keys of a data folder, which are made once: a phone knows the sender by them. */
export async function keepPushKeys(data: string): Promise<PushKeys> {
  const file = pushKeysIn(data);
  if (existsSync(file)) return readJsonFile(file, keysSchema);
  const keys = newPushKeys();
  await makeFolderOf(file);
  await writePrivately(file, `${JSON.stringify(keys, null, 2)}\n`);
  return keys;
}
