import { bucketStore } from '../releases/bucketStore';
import { httpBucket } from '../releases/httpBucket';
import { release } from '../releases/testing/release';
import { BUCKET, TOKEN, serveBucket, type ServedBucket } from '../releases/testing/serveBucket';
import { temporaryFolders } from '../firestore/testing/temporaryFolder';
import { lockInBucket } from './lockInBucket';
import { makeLive } from './makeLive';
import { openSite, type Site } from './site';
import { recordPublications } from './testing/recordPublications';

const newFolder = temporaryFolders();
const ADDRESS = `gs://${BUCKET}`;
let served: ServedBucket;

/** The site as another machine sees it. */
const machine = async (): Promise<Site> =>
  openSite(ADDRESS, {
    SITE_STORE_TOKEN: TOKEN,
    SITE_STORE_CACHE: await newFolder(),
    STORAGE_EMULATOR_HOST: served.endpoint,
  });

const first = { shell: '1.0.0', products: '1.0.0', order: '1.0.0' };

beforeEach(async () => {
  served = await serveBucket();
  const store = bucketStore(httpBucket(ADDRESS, TOKEN, served.endpoint), await newFolder());
  for (const name of ['shell', 'products', 'order'] as const) await release(store, name, '1.0.0');
  await release(store, 'products', '1.1.0');
  await release(store, 'order', '1.1.0');
});

afterEach(() => served.close());

test('a change on one machine is what the next one starts from', async () => {
  const publications = recordPublications();
  await makeLive(await machine(), first, publications);
  await makeLive(await machine(), { products: '1.1.0' }, publications);
  const { lock } = await (await machine()).lockPlace.find();

  expect(publications.all.at(-1)).toBe('shell@1.0.0 products@1.1.0 order@1.0.0');
  expect(lock?.history).toHaveLength(2);
});

test('of two machines that change the site at once one is refused and shows what the other chose', async () => {
  await makeLive(await machine(), first, recordPublications());
  const publications = recordPublications();
  const late = makeLive(
    await machine(),
    { products: '1.1.0' },
    {
      publish: async (...args) => {
        // While this machine publishes, another one changes the site from start to end.
        if (publications.all.length === 0) {
          await makeLive(await machine(), { order: '1.1.0' }, recordPublications());
        }
        await publications.publish(...args);
      },
    },
  );
  await expect(late).rejects.toThrow(
    /^Somebody else has changed the site at the same time: look at npm run site -- status and try again\.$/,
  );
  expect(publications.all).toEqual([
    'shell@1.0.0 products@1.1.0 order@1.0.0',
    'shell@1.0.0 products@1.0.0 order@1.1.0',
  ]);
});

test('old states are deleted, the last ones stay', async () => {
  const bucket = httpBucket(ADDRESS, TOKEN, served.endpoint);
  const site = await machine();
  const { live } = await makeLive(site, first, recordPublications());
  const lock = { live, on: '2030-01-01T00:00:00.000Z', history: [] };
  for (let turn = 0; turn < 55; turn += 1) {
    await (await lockInBucket(bucket).find()).replace(lock);
  }
  const keys = await bucket.list('site.lock/');
  expect(keys).toHaveLength(51);
  expect(keys.at(-1)).toBe('site.lock/000000056.json');
});

test('a bucket without a token is refused with a sentence', () => {
  expect(() => openSite(ADDRESS, {})).toThrow(
    `${ADDRESS} needs an access token in SITE_STORE_TOKEN.`,
  );
});
