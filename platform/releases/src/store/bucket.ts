import { createHash } from 'node:crypto';

/** The little that a release store needs of a bucket. Keys are paths without a slash at the beginning. */
export interface Bucket {
  /** Where it is, for sentences. */
  readonly address: string;
  /** The bytes under a key; undefined when there are none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** The hash of these bytes (`hashOf`), without fetching them. */
  hash(key: string): Promise<string | undefined>;
  /** Writes bytes under a key that is free. Gives false, and changes nothing, when it is taken. */
  put(key: string, bytes: Uint8Array): Promise<boolean>;
  /** All keys that begin with this text, sorted, or with what was written last first. */
  list(prefix: string, order?: 'newestFirst'): Promise<string[]>;
  delete(key: string): Promise<void>;
}

/** The hash that Cloud Storage keeps of each object, hexadecimal. */
export const hashOf = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

const DIGITS = 9;

/** A key of a bucket that sorts by its number: `deployments/000000012.json`. */
export const numberedKey = (prefix: string, number: number) =>
  `${prefix}${String(number).padStart(DIGITS, '0')}.json`;

/** The number in such a key; 0 where there is no key. */
export const numberOf = (key: string | undefined) =>
  Number.parseInt(key?.split('/').at(-1) ?? '0', 10);
