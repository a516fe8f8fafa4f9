import { readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { contentCache, keyOf } from './contentCache';

const newFolder = temporaryFolders();
const key = keyOf('page', '/');
const text = (bytes?: Uint8Array) => bytes && Buffer.from(bytes).toString();

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name));
}

test('gives what was kept, also to a later process, and nothing once it was deleted', async () => {
  const folder = join(await newFolder(), 'cache');
  expect(await contentCache(folder).get(key)).toBeUndefined();
  await contentCache(folder).put(key, Buffer.from('page'));
  expect(text(await contentCache(folder).get(key))).toBe('page');
  await rm(folder, { recursive: true });
  expect(await contentCache(folder).get(key)).toBeUndefined();
});

test.each([
  ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('x')])],
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['empty', () => Buffer.alloc(0)],
])('gives nothing for an entry that was %s', async (_, damage) => {
  const folder = await newFolder();
  const cache = contentCache(folder);
  await cache.put(key, Buffer.from('page'));
  const [file = ''] = await filesIn(folder);
  await writeFile(file, damage(await readFile(file)));
  expect(await cache.get(key)).toBeUndefined();
  await cache.put(key, Buffer.from('page'));
  expect(text(await cache.get(key))).toBe('page');
});

test('is bounded: the oldest go first, and none that was just used', async () => {
  const folder = await newFolder();
  const entry = Buffer.alloc(1000);
  const earlier = contentCache(folder);
  const keys = [1, 2, 3, 4].map((it) => keyOf(it));
  for (const [index, it] of keys.entries()) {
    const before = await filesIn(folder);
    await earlier.put(it, entry);
    const [added = ''] = (await filesIn(folder)).filter((file) => !before.includes(file));
    await utimes(added, index, index);
  }
  const cache = contentCache(folder, 3500);
  await cache.get(keys[0] ?? '');
  await cache.put(keyOf('new'), entry);
  await cache.trim();
  const left = await Promise.all(keys.map((it) => contentCache(folder).get(it)));
  expect(left.map(Boolean)).toEqual([true, false, false, true]);
});
