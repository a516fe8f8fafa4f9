import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  BUCKET,
  TOKEN as STORE_TOKEN,
  serveBucket,
  type ServedBucket,
} from '@site/releases/testing/serveBucket';
import { release } from '@site/releases/testing/testReleases';
import { runSite } from '../commands/testing/runSite';
import { bucketStore } from '@site/releases/store/bucketStore';
import { httpBucket } from '@site/releases/store/httpBucket';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { FIRST } from '../testing/deploySite';
import { SITE, TOKEN, serveHosting, type ServedHosting } from '../testing/serveHosting';
import { missingIn, openTab } from '../testing/openTab';

jest.setTimeout(60_000);

const newFolder = temporaryFolders();
const environment = { ...process.env };
const STORE = `gs://${BUCKET}/site`;
let bucket: ServedBucket;
let hosting: ServedHosting;
let targets: string;

beforeEach(async () => {
  [bucket, hosting] = await Promise.all([serveBucket(), serveHosting()]);
  targets = join(await newFolder(), 'targets.json');
  const production = { host: 'firebase', site: SITE, address: hosting.live.address };
  await writeFile(targets, JSON.stringify({ targets: { production } }));
  const store = bucketStore(httpBucket(STORE, STORE_TOKEN, bucket.endpoint), await newFolder());
  for (const name of ['shell', 'products', 'order'] as const) await release(store, name, '1.0.0');
  for (const name of ['products', 'order'] as const) await release(store, name, '1.1.0');
});
afterEach(async () => {
  process.env = { ...environment };
  await Promise.all([bucket.close(), hosting.close()]);
});

/** A machine that has nothing but the repository, the addresses and the tokens. */
async function emptyMachine() {
  const own = {
    // The pages of these releases have no scripts to start.
    SITE_BROWSER: 'none',
    SITE_STORE_TOKEN: STORE_TOKEN,
    SITE_STORE_CACHE: await newFolder(),
    STORAGE_EMULATOR_HOST: bucket.endpoint,
    SITE_HOSTING_TOKEN: TOKEN,
    FIREBASE_HOSTING_API_URL: hosting.endpoint,
    SITE_TARGETS: targets,
  };
  return {
    run(...args: string[]) {
      Object.assign(process.env, own);
      return runSite([...args, '--store', STORE]);
    },
  };
}

test('two machines deploy at once, from a bucket: the second waits, and keeps what open tabs need', async () => {
  const [one, other] = [await emptyMachine(), await emptyMachine()];
  expect(await one.run('deploy', ...FIRST)).toMatchObject({ code: 0 });
  const tab = await openTab(hosting.live.address);
  const locks = () => [...bucket.objects.keys()].filter((it) => it.includes('/lock-')).length;
  const before = locks();
  const running = one.run('deploy', 'products@1.1.0');
  const end = Date.now() + 10_000;
  while (locks() === before && Date.now() < end) await wait(5);
  const [first, second] = await Promise.all([running, other.run('deploy', 'order@1.1.0')]);

  expect([first.code, second.code]).toEqual([0, 0]);
  expect(first.warnings + second.warnings).toMatch(
    /Waiting for another command that changes the site: process \d+ on /,
  );
  expect((await openTab(hosting.live.address)).releases.join()).toBe(
    'shell 1.0.0,products 1.1.0,order 1.1.0',
  );
  expect(await missingIn(hosting.live.address, tab)).toEqual([]);
});
