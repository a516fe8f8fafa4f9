import { cp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'tar';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import type { Bucket } from './bucket';
import { bucketStore } from './bucketStore';
import { httpBucket } from './httpBucket';
import type { ReleaseStore } from './releaseStore';
import { packArchive } from './releaseArchive';
import { fakeBuilder } from '../testing/fakeBuilder';
import { release } from '../testing/testReleases';
import { BUCKET, TOKEN, serveBucket, type ServedBucket } from '../testing/serveBucket';
import { RELEASE_FILE, type Release } from '../release/releaseFormat';
import { versionOf } from '../release/releaseId';
import { verifyRelease } from '../release/verifyRelease';

const newFolder = temporaryFolders();
const ADDRESS = `gs://${BUCKET}/a site`;
let served: ServedBucket;
let bucket: Bucket;
let store: ReleaseStore;
let cache: string;

beforeEach(async () => {
  served = await serveBucket();
  bucket = httpBucket(ADDRESS, TOKEN, served.endpoint);
  cache = await newFolder();
  store = bucketStore(bucket, cache);
});

afterEach(() => served.close());

const otherMachine = async () => bucketStore(bucket, await newFolder());
const keyOf = (id: string) => `a site/releases/remote-order/${id}.tar.gz`;
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a bucket', () => {
  test('keeps what is written first, lists all pages and forgets what is deleted', async () => {
    const keys = ['a/1', 'a/2 ü&?', 'a/3', 'a/4', 'a/5', 'a/6', 'a/7', 'b/1'];
    for (const key of keys) {
      expect(await bucket.put(key, bytesOf(key))).toBe(true);
    }
    expect(await bucket.put('a/1', bytesOf('other'))).toBe(false);
    expect(await bucket.get('a/1')).toEqual(bytesOf('a/1'));
    expect(await bucket.get('a/2 ü&?')).toEqual(bytesOf('a/2 ü&?'));
    expect(await bucket.list('a/')).toEqual(keys.slice(0, 7));
    expect(await bucket.list('c/')).toEqual([]);
    await bucket.delete('a/1');
    await bucket.delete('a/1');
    expect(await bucket.get('a/1')).toBeUndefined();
    expect([...served.objects.keys()]).toContain('a site/a/2 ü&?');
  });

  test('is asked again after a failure that may pass', async () => {
    served.failures = 2;
    expect(await bucket.put('a', bytesOf('a'))).toBe(true);
    expect(served.failures).toBe(0);
  });

  test('knows its own write again when the answer was lost, and not that of somebody else', async () => {
    served.lostAnswers = 1;
    expect(await bucket.put('a', bytesOf('a'))).toBe(true);
    served.failures = 1;
    expect(await bucket.put('a', bytesOf('b'))).toBe(false);
    // What was there before the first attempt is not its own, even with the same content.
    expect(await bucket.put('a', bytesOf('a'))).toBe(false);
  });

  test('that goes on failing is told', async () => {
    served.failures = 100;
    await expect(bucket.get('a')).rejects.toThrow(`${ADDRESS} answered GET with status 503.`);
  });

  test('that refuses the token is told, without the token', async () => {
    const refused = httpBucket(ADDRESS, 'wrong-token', served.endpoint).list('');
    await expect(refused).rejects.toThrow(
      new Error(
        `${ADDRESS} refuses the access token (401: Invalid Credentials). Set SITE_STORE_TOKEN to one that may use it.`,
      ),
    );
  });

  test.each(['gs://', 'gs:///a', 'gs://A b', 'https://a.example'])('%s is no bucket', (address) => {
    expect(() => httpBucket(address, TOKEN)).toThrow(`Invalid bucket address "${address}"`);
  });
});

describe('a release in a bucket', () => {
  test('is opened whole on another machine', async () => {
    const made = await release(store, 'order', '1.0.0');
    const other = await otherMachine();
    const opened = await other.open('order', made.id);

    expect(opened).toEqual({ ...made, folder: opened?.folder });
    expect(opened?.folder).not.toBe(made.folder);
    await verifyRelease(opened ?? made);
    expect(await other.list('order')).toEqual([made.id]);
    expect(await other.list('products')).toEqual([]);
    expect(await other.open('order', '9.9.9-000000000000')).toBeUndefined();
  });

  test('is listed before those that were added earlier', async () => {
    for (const version of ['1.0.0', '2.0.0', '1.0.1']) await release(store, 'order', version);
    expect((await store.list('order')).map(versionOf)).toEqual(['1.0.1', '2.0.0', '1.0.0']);
  });

  test('is one object, or is not there at all', async () => {
    served.room = 0;
    await expect(release(store, 'order', '1.0.0')).rejects.toThrow('answered POST with status 400');
    expect(await store.list('order')).toEqual([]);

    served.room = Infinity;
    const made = await release(store, 'order', '1.0.0');
    expect([...served.objects.keys()]).toEqual([keyOf(made.id)]);
    const opened = await (await otherMachine()).open('order', made.id);
    expect(opened?.files).toEqual(made.files);
  });

  test('is not written over by another machine', async () => {
    const made = await release(store, 'order', '1.0.0');
    const other = await otherMachine();
    const draft = await other.draft('order');
    await writeFile(join(draft.folder, 'other.js'), 'other');
    await expect(other.add(made, draft)).rejects.toThrow(`order 1.0.0 is in ${ADDRESS} already.`);
    await draft.discard();
    await verifyRelease((await other.open('order', made.id)) ?? made);
  });

  test('is not touched by an attempt to add the same once more', async () => {
    const made = await release(store, 'order', '1.0.0');
    const { ino } = await stat(made.folder);
    const draft = await store.draft('order');
    await cp(made.folder, draft.folder, { recursive: true });
    const text = await readFile(join(made.folder, RELEASE_FILE), 'utf8');
    await expect(store.add(JSON.parse(text) as Release, draft)).rejects.toThrow('already');
    await draft.discard();
    expect((await stat(made.folder)).ino).toBe(ino);
  });

  test('is fetched once by two commands of a machine at the same time', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const made = await release(store, 'order', '1.0.0');
    const other = await otherMachine();
    const both = await Promise.all([other.open('order', made.id), other.open('order', made.id)]);
    expect(both[0]?.files).toEqual(made.files);
    expect(both[1]).toEqual(both[0]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('fetches a release of order'));
    warn.mockRestore();
  });

  test('is refused by a machine that does not have it where a file was changed', async () => {
    const made = await release(store, 'order', '1.0.0');
    await writeFile(join(made.folder, 'web/remoteEntry.js'), '1.0.1');
    served.objects.set(keyOf(made.id), Buffer.from(await packArchive(made.folder)));
    await expect((await otherMachine()).open('order', made.id)).rejects.toThrow(
      'order 1.0.0 is damaged: web/remoteEntry.js is not the file that was released (its hash differs).',
    );
  });

  test('is refused when its archive is cut short, or writes elsewhere', async () => {
    const made = await release(store, 'order', '1.0.0');
    const archive = await packArchive(made.folder);
    const other = await otherMachine();
    served.objects.set(keyOf(made.id), Buffer.from(archive.subarray(0, archive.length / 2)));
    await expect(other.open('order', made.id)).rejects.toThrow('.tar.gz is damaged');
    // Not the copy of this machine: it would be fetched as damaged as it was.
    await expect(release(other, 'order', '1.0.0')).rejects.toThrow(
      `Delete ${ADDRESS}/releases/remote-order/${made.id}.tar.gz, then run this again.`,
    );

    const outside = { cwd: made.folder, gzip: true, preservePaths: true };
    const files = ['web/../../outside.js', 'release.json'];
    await writeFile(join(made.folder, '../outside.js'), 'outside');
    served.objects.set(keyOf(made.id), await create(outside, files).concat());
    await expect(other.open('order', made.id)).rejects.toThrow('.tar.gz is damaged');
  });

  test('made again under the same id is not taken for the one before', async () => {
    const first = await release(store, 'order', '1.0.0', fakeBuilder('1.0.0', 'first'));
    const other = await otherMachine();
    await other.open('order', first.id);
    served.objects.delete(keyOf(first.id));
    const second = await release(store, 'order', '1.0.0', fakeBuilder('1.0.0', 'second'));

    expect(second.id).toBe(first.id);
    expect((await other.open('order', first.id))?.files).toEqual(second.files);
  });

  test('that was removed is gone on every machine', async () => {
    const made = await release(store, 'order', '1.0.0');
    const other = await otherMachine();
    await other.open('order', made.id);
    served.objects.delete(keyOf(made.id));
    expect(await other.list('order')).toEqual([]);
    expect(await other.open('order', made.id)).toBeUndefined();
  });

  test('is fetched again where the copy on this machine is damaged', async () => {
    const made = await release(store, 'order', '1.0.0');
    await writeFile(join(made.folder, 'web/remoteEntry.js'), 'damaged');
    const opened = await store.open('order', made.id);
    expect(opened?.folder).toBe(made.folder);
    await verifyRelease(made);
  });
});
