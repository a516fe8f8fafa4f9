import { bucketStore } from '@site/releases/store/bucketStore';
import { httpBucket } from '@site/releases/store/httpBucket';
import { release } from '@site/releases/testing/testReleases';
import { BUCKET, TOKEN, serveBucket, type ServedBucket } from '@site/releases/testing/serveBucket';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import type { Publisher } from '../publisher';
import { stateInBucket } from './stateInBucket';
import { makeLive } from '../makeLive';
import { openRecord, type Site } from '../openSite';
import type { DeploymentState } from './deploymentState';
import { recordPublications } from '../testing/recordPublications';

const newFolder = temporaryFolders();
const ADDRESS = `gs://${BUCKET}`;
let served: ServedBucket;

/** The site as another machine sees it. */
async function machine(publisher: Publisher = recordPublications()): Promise<Site> {
  Object.assign(process.env, {
    SITE_STORE_TOKEN: TOKEN,
    SITE_STORE_CACHE: await newFolder(),
    STORAGE_EMULATOR_HOST: served.endpoint,
  });
  const record = openRecord(ADDRESS, { target: { name: 'staging' } });
  return { ...record, publisher, hasReleases: true };
}

const first = { shell: '1.0.0', products: '1.0.0', order: '1.0.0' };

beforeEach(async () => {
  served = await serveBucket();
  const store = bucketStore(httpBucket(ADDRESS, TOKEN, served.endpoint), await newFolder());
  for (const name of ['shell', 'products', 'order'] as const) await release(store, name, '1.0.0');
  await release(store, 'products', '1.1.0');
  await release(store, 'order', '1.1.0');
});

const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
  return served.close();
});

test('a change on one machine is what the next one starts from', async () => {
  const publications = recordPublications();
  await makeLive(await machine(publications), first);
  await makeLive(await machine(publications), { products: '1.1.0' });
  const { state } = await (await machine()).deployments.find();

  expect(publications.all.at(-1)).toBe('shell@1.0.0 products@1.1.0 order@1.0.0');
  expect(state?.history).toHaveLength(2);
});

test('a change whose answers were lost is not taken for one of somebody else', async () => {
  served.lostAnswers = 4;
  const publications = recordPublications();
  const site = await machine(publications);
  await site.withLock(() => makeLive(site, first));
  expect(served.lostAnswers).toBe(0);
  expect(publications.all).toHaveLength(1);
});

test('a machine that has lost the lock is refused before anything goes live', async () => {
  await makeLive(await machine(), first);
  const publications = recordPublications();
  const suspended = await machine({
    ...publications,
    publish: async (...args) => {
      // While this machine publishes, another one changes the site from start to end.
      await makeLive(await machine(), { order: '1.1.0' });
      return publications.publish(...args);
    },
  });
  const late = makeLive(suspended, { products: '1.1.0' });
  await expect(late).rejects.toThrow(
    `Somebody else has changed the site at the same time. Run: npm run site -- status --live --to staging --store ${ADDRESS}`,
  );
  expect(publications.all).toEqual([]);
});

test('a machine that has lost the lock, and fails, leaves alone what the other one is doing', async () => {
  await makeLive(await machine(), first);
  const { deployments } = await machine();
  const suspended = await machine({
    ...recordPublications(),
    async publish() {
      const { state, replace } = await deployments.find();
      const [current] = state?.history ?? [];
      const pending = { ...current!, on: '2030-01-01T00:00:00.000Z' };
      await replace({ history: state?.history ?? [], pending });
      throw new Error('The network is gone.');
    },
  });

  await expect(makeLive(suspended, { products: '1.1.0' })).rejects.toThrow('The network is gone.');
  const { state } = await deployments.find();
  expect(state?.pending?.on).toBe('2030-01-01T00:00:00.000Z');
});

test('old states are deleted, the last ones stay', async () => {
  const bucket = httpBucket(ADDRESS, TOKEN, served.endpoint);
  const site = await machine();
  await makeLive(site, first);
  for (let turn = 0; turn < 54; turn += 1) {
    const { state, replace } = await stateInBucket(bucket, 'deployments-staging/', '').find();
    await replace(state as DeploymentState);
  }
  const keys = await bucket.list('deployments-staging/');
  expect(keys).toHaveLength(50);
  expect(keys.at(-1)).toBe('deployments-staging/000000057.json');
});
