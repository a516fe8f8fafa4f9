import { filesUnder } from '../release/hashFiles';

// The library is loaded when it is used: most commands open no bucket.

/** Packs all files of a folder. The same files give the same bytes: neither times nor owners are in it. */
export async function packArchive(folder: string): Promise<Uint8Array> {
  const { create } = await import('tar');
  const options = { cwd: folder, gzip: true, portable: true, noMtime: true };
  return create(options, await filesUnder(folder)).concat();
}

/** Unpacks an archive into a folder. Rejects when it is damaged, or would write anywhere else. */
export async function unpackArchive(bytes: Uint8Array, folder: string): Promise<void> {
  const { extract } = await import('tar');
  // In one go: after a failure nothing is still being written.
  extract({ cwd: folder, sync: true, strict: true }).end(Buffer.from(bytes));
}
