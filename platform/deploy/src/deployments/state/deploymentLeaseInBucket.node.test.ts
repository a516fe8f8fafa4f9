import { setTimeout as wait } from 'node:timers/promises';
import { httpBucket } from '@site/releases/store/httpBucket';
import { BUCKET, TOKEN, serveBucket, type ServedBucket } from '@site/releases/testing/serveBucket';
import { deploymentLeaseInBucket, type LeaseTimes } from './deploymentLeaseInBucket';

const times: LeaseTimes = { lease: 600, skew: 200, patience: 5000, interval: 20 };
let served: ServedBucket;
let said: string[];

const machine = (name: string, changes: Partial<LeaseTimes> = {}) => {
  const bucket = httpBucket(`gs://${BUCKET}`, TOKEN, served.endpoint);
  return deploymentLeaseInBucket(bucket, {
    prefix: 'lock/',
    holder: name,
    times: { ...times, ...changes },
    say: (line) => said.push(line),
  });
};

beforeEach(async () => {
  served = await serveBucket();
  said = [];
});
afterEach(() => served.close());

test('of two machines one waits for the other, says so, and leaves one short file behind', async () => {
  const order: string[] = [];
  let isAtWork = () => {};
  const firstIsAtWork = new Promise<void>((resolve) => (isAtWork = resolve));
  const work = (name: string) => async () => {
    order.push(`${name} starts`);
    isAtWork();
    // Longer than the lease: it is renewed meanwhile.
    await wait(1200);
    order.push(`${name} ends`);
  };
  await Promise.all([
    machine('one')(work('one')),
    firstIsAtWork.then(() => machine('two')(work('two'))),
  ]);

  expect(order).toEqual(['one starts', 'one ends', 'two starts', 'two ends']);
  expect(said).toEqual([
    expect.stringMatching(/^Waiting for another command that changes the site: one \(\w{8}\)\.$/),
  ]);
  expect(served.objects.size).toBe(1);
});

test('the lease of a machine that died ends by itself, and not before', async () => {
  const until = Date.now() + 500;
  const lease = { holder: 'dead', until: new Date(until).toISOString() };
  served.objects.set('lock/000000007.json', Buffer.from(JSON.stringify(lease)));
  await machine('next')(async () => {
    expect(Date.now()).toBeGreaterThanOrEqual(until + times.skew);
  });
});

test('a machine that waits in vain says for whom', async () => {
  await machine('one')(async () => {
    await expect(machine('two', { patience: 50 })(async () => {})).rejects.toThrow(
      /^Another command still changes the site: one \(\w{8}\)\./,
    );
  });
});
