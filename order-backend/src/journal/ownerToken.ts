import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { FILE_MODE, makeFolderOf } from '@site/tooling/files/privateFile';

/** The file in a data folder whose content proves that its reader may read and erase what visitors sent. */
export function ownerTokenIn(folder: string): string {
  return join(folder, 'owner-token');
}

/** Returns the token of a data folder. Makes one where there is none, which other accounts of this computer cannot read. */
export async function keepOwnerToken(folder: string): Promise<string> {
  const file = ownerTokenIn(folder);
  const kept = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    if (code !== 'ENOENT') throw new Error(`${file} cannot be read (${code}).`);
  });
  if (kept) return kept;
  const token = randomBytes(32).toString('base64url');
  await makeFolderOf(file);
  const handle = await open(file, 'w', FILE_MODE);
  await handle.writeFile(token).finally(() => handle.close());
  return token;
}

/** Reads the token that a running server keeps. Rejects with a message for people. */
export async function readOwnerToken(folder: string): Promise<string> {
  const file = ownerTokenIn(folder);
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    throw new Error(
      code === 'ENOENT'
        ? `${folder} has no owner-token. Name the data folder of the server with --data FOLDER.`
        : `${file} cannot be read (${code}). Only the account that started the server may read it.`,
    );
  }
}

/** True for a request that shows the token. */
export function isOwner({ headers }: Pick<IncomingMessage, 'headers'>, token: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`));
}
