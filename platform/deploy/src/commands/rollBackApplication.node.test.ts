import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { release } from '@site/releases/testing/testReleases';
import { FIRST, refusal, siteForEachTest } from './testing/siteForEachTest';

const { folder, site, publications, run, newRelease } = siteForEachTest();

beforeEach(async () => {
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) await newRelease(version);
  await release(site().store, 'order', '1.1.0');
});

/** Gives one command after the other: `products@1.1.0` puts a release live, `products` takes it back. */
async function inTurn(...args: string[]): Promise<string | undefined> {
  await run(...FIRST);
  for (const arg of args) await run(arg.includes('@') ? 'use' : 'rollback', arg);
  return publications().all.at(-1);
}

test.each([
  [
    'twice goes back two releases',
    ['products@1.1.0', 'products@1.2.0', 'products', 'products'],
    'products@1.0.0 order@1.0.0',
  ],
  [
    'takes one application back, whatever happened to the others since',
    ['products@1.1.0', 'order@1.1.0', 'products'],
    'products@1.0.0 order@1.1.0',
  ],
  [
    'never returns to a release that was left by going back',
    ['products@1.1.0', 'products@1.2.0', 'products', 'products@1.3.0', 'products'],
    'products@1.1.0 order@1.0.0',
  ],
  [
    'leaves a release that was chosen by mistake, an older one too',
    ['products@1.1.0', 'products@1.2.0', 'products@1.0.0', 'products'],
    'products@1.2.0 order@1.0.0',
  ],
])('a rollback %s', async (_, args, live) => {
  expect(await inTurn(...args)).toBe(`shell@1.0.0 ${live}`);
});

test('where nothing was live before, and before anything is deployed, that is said', async () => {
  expect(await run('rollback', 'products')).toEqual(
    refusal(
      `${folder()} has no deployment of this machine: nothing was put live yet, or --to TARGET is missing.`,
    ),
  );
  await run(...FIRST);
  expect((await run('rollback', 'products')).warnings).toMatch(
    /^No other release of products was live before 1\.0\.0-[0-9a-f]{12}\.\n$/,
  );
});

test('a release that is gone from the store is told, and nothing changes', async () => {
  await inTurn('products@1.1.0');
  const id = (await site().store.list('products')).at(-1) ?? '';
  await rm(join(folder(), 'releases/remote-products', id), { recursive: true });

  expect(await run('rollback', 'products')).toEqual(
    refusal(`products ${id} is missing from the store ${site().store.address}.`),
  );
  expect(publications().all.at(-1)).toBe('shell@1.0.0 products@1.1.0 order@1.0.0');
});
