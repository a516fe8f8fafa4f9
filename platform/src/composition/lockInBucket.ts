import type { Bucket } from '../releases/bucket';
import type { LockPlace } from './lockPlace';
import { HISTORY_LENGTH, lockText, parseLock } from './siteLock';

const PREFIX = 'site.lock/';
const DIGITS = 9;

const keyOf = (number: number) => `${PREFIX}${String(number).padStart(DIGITS, '0')}.json`;

/**
 * Keeps the lock in a bucket, each state under the next number: `site.lock/000000012.json`. A number is written once,
 * so of two machines that change the site at the same time one is refused.
 */
export function lockInBucket(bucket: Bucket): LockPlace {
  return {
    async find() {
      const keys = await bucket.list(PREFIX);
      const key = keys.at(-1);
      const number = key ? Number.parseInt(key.slice(PREFIX.length), 10) : 0;
      const bytes = key && (await bucket.get(key));
      const lock = bytes
        ? parseLock(new TextDecoder().decode(bytes), `${bucket.address}/${key}`)
        : undefined;
      if (key && !lock) throw new Error(`${bucket.address}/${key} has just been deleted.`);
      return {
        lock,
        async replace(next) {
          const bytes = new TextEncoder().encode(lockText(next));
          if (!(await bucket.put(keyOf(number + 1), bytes, { ifAbsent: true }))) {
            throw new Error(
              'Somebody else has changed the site at the same time: look at npm run site -- status and try again.',
            );
          }
          for (const old of keys.slice(0, -HISTORY_LENGTH)) await bucket.delete(old);
        },
      };
    },
  };
}
