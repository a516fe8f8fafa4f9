import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Keeps what was made under a hash of all that it was made from. It can be deleted at any time, and several processes
 * may use it at once: an entry appears by one rename.
 */
export interface ContentCache {
  /** What was kept under a key; undefined when there is nothing, or when it is damaged. */
  get(key: string): Promise<Buffer | undefined>;
  /** Whether there is something under a key, damaged or not. */
  has(key: string): boolean;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Deletes the oldest entries that this process has not used until the rest fits. */
  trim(): Promise<void>;
}

/** A site of 4,000 pages takes some 150 MB. */
const MAX_BYTES = 512 * 1024 * 1024;

const DIGEST_BYTES = 32;
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Thousands of small files: waiting for each takes several times as long as reading it. */
function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** The key of something that is made from these values alone. */
export const keyOf = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** Opens a cache in a folder, which need not be there. Each entry is a file that begins with the hash of the rest. */
export function contentCache(folder: string, maxBytes = MAX_BYTES): ContentCache {
  const used = new Set<string>();
  let writes = 0;
  const fileOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2));

  return {
    has: (key) => existsSync(fileOf(key)),
    async get(key) {
      const file = fileOf(key);
      const entry = readIfThere(file);
      const bytes = entry?.subarray(DIGEST_BYTES);
      if (!entry || !bytes || !digestOf(bytes).equals(entry.subarray(0, DIGEST_BYTES))) {
        return undefined;
      }
      used.add(file);
      return bytes;
    },
    async put(key, bytes) {
      const file = fileOf(key);
      writes += 1;
      const draft = `${file}.${process.pid}-${writes}`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, Buffer.concat([digestOf(bytes), bytes]));
      await rename(draft, file);
      used.add(file);
    },
    async trim() {
      if (writes === 0) return;
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((it) => it.isFile())
        .map((it) => {
          const file = join(it.parentPath, it.name);
          const { size = 0, mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
          return { file, size, mtimeMs };
        });
      let excess = files.reduce((sum, { size }) => sum + size, 0) - maxBytes;
      for (const { file, size } of files.sort((one, other) => one.mtimeMs - other.mtimeMs)) {
        if (excess <= 0) return;
        if (used.has(file)) continue;
        await rm(file, { force: true });
        excess -= size;
      }
    },
  };
}
