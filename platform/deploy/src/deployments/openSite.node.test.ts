import { execFileSync } from 'node:child_process';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { BUCKET, TOKEN, serveBucket, type ServedBucket } from '@site/releases/testing/serveBucket';
import { commandOptions } from './commandOptions';
import { openRecord } from './openSite';

const newFolder = temporaryFolders();
let bucket: ServedBucket;
beforeEach(async () => void (bucket = await serveBucket()));
const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
  return bucket.close();
});

test.each([
  ['a folder', async () => ({ address: await newFolder() })],
  [
    'a bucket',
    async () => {
      Object.assign(process.env, {
        SITE_STORE_TOKEN: TOKEN,
        STORAGE_EMULATOR_HOST: bucket.endpoint,
        SITE_STORE_CACHE: await newFolder(),
      });
      return { address: `gs://${BUCKET}/site` };
    },
  ],
])(
  'in %s, a change of one public site waits for another of that site, and for that of no other site',
  async (_, place) => {
    const { address } = await place();
    const open = (name: string, say = (_line: string) => {}) =>
      openRecord(address, { say, target: { name } });
    const production = open('production');
    const order: string[] = [];
    let finish = () => {};
    let changing = Promise.resolve();
    await new Promise<void>((begun) => {
      changing = production.withLock(() => {
        begun();
        return new Promise<void>((resolve) => (finish = resolve));
      });
    });

    await open('staging').withLock(async () => void order.push('staging'));
    let second = Promise.resolve();
    const isWaiting = new Promise<string>((say) => {
      second = open('production', say).withLock(async () => void order.push('production'));
    });
    expect(await isWaiting).toMatch(/^Waiting for another command/);
    expect(order).toEqual(['staging']);
    finish();
    await Promise.all([changing, second]);
    expect(order).toEqual(['staging', 'production']);
  },
);

test.each(['/srv/store', "/home/asha/Asha's store $1", '/srv/दुकान', 'gs://bucket/site'])(
  'a suggested command names the store %s so that a shell takes it',
  (address) => {
    const options = commandOptions({
      target: { name: 'staging' },
      store: { address } as ReleaseStore,
    });
    const words = execFileSync('bash', ['-c', `printf '%s\\n' ${options}`], { encoding: 'utf8' });

    expect(words.trimEnd().split('\n')).toEqual(['--to', 'staging', '--store', address]);
  },
);
