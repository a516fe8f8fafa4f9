import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type Bucket, numberOf, numberedKey } from '@site/releases/store/bucket';
import { parseWithSchema } from '@site/releases/release/parseWithSchema';
import { PATIENCE_MS } from '../withFileLock';

const schema = z.object({ holder: z.string(), until: z.iso.datetime().nullable() });
type Lease = z.infer<typeof schema>;

/** Times in ms. */
export interface LeaseTimes {
  /** How long a lease lasts that nobody renews, because its process was killed. */
  lease: number;
  /** How far the clocks of two machines may differ. */
  skew: number;
  /** How long a command waits for the lease of another one. */
  patience: number;
  /** How often it looks. */
  interval: number;
}

const TIMES: LeaseTimes = {
  lease: 30_000,
  skew: 15_000,
  interval: 1000,
  patience: PATIENCE_MS,
};

export interface LeaseOptions {
  /** Where the leases of a site are: `lock-staging/`. */
  prefix: string;
  holder: string;
  say?: ((line: string) => void) | undefined;
  times?: LeaseTimes;
}

/**
 * Makes what keeps two machines from changing a site at once: a lease under the next number, `lock/000000012.json`. A number
 * is written once, so of two machines that take the lease at the same time one has to wait. The holder renews it while it
 * works. A process that was suspended for longer than its lease is stopped by the state, which is numbered alike.
 */
export function deploymentLeaseInBucket(
  bucket: Bucket,
  { prefix, holder, say = () => {}, times = TIMES }: LeaseOptions,
) {
  const own = `${holder} (${randomUUID().slice(0, 8)})`;

  async function last(): Promise<{ number: number; lease: Lease | undefined }> {
    const key = (await bucket.list(prefix)).at(-1);
    const bytes = key === undefined ? undefined : await bucket.get(key);
    const address = `${bucket.address}/${key}`;
    const lease =
      bytes && parseWithSchema(schema, new TextDecoder().decode(bytes), { address, what: 'lock' });
    return { number: numberOf(key), lease };
  }

  function write(number: number, until: number | null): Promise<boolean> {
    const lease: Lease = {
      holder: own,
      until: until === null ? null : new Date(until).toISOString(),
    };
    const bytes = new TextEncoder().encode(JSON.stringify(lease));
    return bucket.put(numberedKey(prefix, number), bytes);
  }

  async function take(): Promise<number> {
    const end = Date.now() + times.patience;
    let hasSaid = false;
    for (;;) {
      const { number, lease } = await last();
      const isHeld = lease?.until && Date.parse(lease.until) + times.skew > Date.now();
      if (!isHeld && (await write(number + 1, Date.now() + times.lease))) return number + 1;
      const other = lease?.holder ?? 'another machine';
      if (Date.now() >= end) {
        throw new Error(
          `Another command still changes the site: ${other}. Wait until it is done, or stop it.`,
        );
      }
      // Who has been faster just now is known at the next look.
      if (isHeld && !hasSaid) {
        say(`Waiting for another command that changes the site: ${other}.`);
        hasSaid = true;
      }
      await wait(times.interval);
    }
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    let number = await take();
    let renewal = Promise.resolve();
    const renew = async () => {
      // Another number there means that somebody took the lease over, and that the state has to decide.
      if (await write(number + 1, Date.now() + times.lease).catch(() => false)) number += 1;
    };
    const timer = setInterval(() => (renewal = renewal.then(renew)), times.lease / 3);
    try {
      return await work();
    } finally {
      clearInterval(timer);
      await renewal;
      // Whoever comes next would wait for the lease to end, which is no reason to fail.
      await write(number + 1, null)
        .then(() => removeBefore(number))
        .catch(() => undefined);
    }
  };

  async function removeBefore(number: number): Promise<void> {
    const keys = await bucket.list(prefix);
    for (const key of keys.filter((key) => numberOf(key) <= number)) await bucket.delete(key);
  }
}
