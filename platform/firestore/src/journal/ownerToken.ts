import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { lstat, open, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { FILE_MODE, makeFolderOf } from '@site/tooling/files/privateFile';

const TOKEN = /^[\w-]{43}$/;

/** The file in a data folder whose content proves that its reader may read and erase what visitors sent. */
export function ownerTokenIn(folder: string): string {
  return join(folder, 'owner-token');
}

/** True for a file that no other account of this computer can have written or read. */
async function isPrivate(file: string): Promise<boolean> {
  const stats = await lstat(file);
  const isOwn = process.getuid === undefined || stats.uid === process.getuid();
  return stats.isFile() && isOwn && stats.nlink === 1 && (stats.mode & 0o077) === 0;
}

async function readPrivately(file: string): Promise<string | undefined> {
  try {
    const token = (await isPrivate(file)) ? await readFile(file, 'utf8') : '';
    return TOKEN.test(token) ? token : undefined;
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw failure;
  }
}

/** Returns the token of a data folder. Makes a new one where there is none, or where another account may know it. */
export async function keepOwnerToken(folder: string): Promise<string> {
  const file = ownerTokenIn(folder);
  const kept = await readPrivately(file);
  if (kept !== undefined) return kept;
  const token = randomBytes(32).toString('base64url');
  await makeFolderOf(file);
  await rm(file, { force: true });
  const handle = await open(file, 'wx', FILE_MODE);
  try {
    await handle.writeFile(token);
    await handle.datasync();
  } finally {
    await handle.close();
  }
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
