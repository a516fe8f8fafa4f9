import { randomInt } from 'node:crypto';
import { addCounts, type Counts, type CountStore } from '@site/reports/counts';
import { expiryOf, hourOf } from '@site/reports/hour';
import { cloudCounts } from '@site/reports/cloudReports';
import { hourCountsSchema } from '@site/reports/hourCountsSchema';
import type { Firestore } from 'firebase-admin/firestore';

/** How many documents an hour has: one document bears about one write a second, and each instance writes to one. */
const SHARDS = 4;

interface Batch {
  counts: Counts;
  done: Promise<void>;
}

/**
 * Keeps counts in Cloud Firestore, a few documents for each hour. What arrives while a write is under way is written together
 * afterwards.
 */
export function cloudCountStore(database: Firestore, now = () => new Date()): CountStore {
  const hours = database.collection(cloudCounts.collection);
  const shard = randomInt(SHARDS);
  let waiting: Batch | undefined;
  let last: Promise<void> = Promise.resolve();

  async function write(added: Counts): Promise<void> {
    const hour = hourOf(now());
    await database.runTransaction(async (transaction) => {
      const stored = await transaction.get(hours.doc(`${hour}.${shard}`));
      const counts = stored.exists ? hourCountsSchema.parse(stored.data()).counts : {};
      addCounts(counts, added);
      transaction.set(stored.ref, { hour, counts, expireAt: expiryOf(hour) });
    });
  }

  function begin(): Batch {
    const counts: Counts = {};
    const done = last.then(() => {
      waiting = undefined;
      return write(counts);
    });
    last = done.catch(() => {});
    return { counts, done };
  }

  return {
    add(added) {
      waiting ??= begin();
      addCounts(waiting.counts, added);
      return waiting.done;
    },
  };
}
