import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@site/contracts/contractVersion';
import { lockFile } from '@site/tooling/files/fileLock';
import { fakeBuilder, rewriteRelease } from '@site/releases/testing/fakeBuilder';
import { release } from '@site/releases/testing/testReleases';
import { makeLive } from '../deployments/makeLive';
import { withFileLock } from '../deployments/withFileLock';
import type { Deployment } from '../deployments/state/deploymentState';
import { runSite } from './testing/runSite';
import { FIRST, refusal, siteForEachTest } from './testing/siteForEachTest';

/** The number of a contract that is not spoken yet. */
const NEXT = CONTRACT_VERSION + 1;

const { site, publications, folder, stateText, state, newRelease, run } = siteForEachTest();
const current = async () => (await state()).history[0] as Deployment;

describe('the first deployment', () => {
  test('names all three applications', async () => {
    expect(await run('use', 'products@1.0.0')).toEqual(
      refusal(
        `No release of shell and order is live yet. Run: npm run site -- use shell@VERSION products@VERSION order@VERSION --store ${folder()}`,
      ),
    );
    expect(publications().all).toEqual([]);
    expect(await stateText()).toBeUndefined();

    await rm(join(folder(), 'releases/shell'), { recursive: true });
    expect((await run('use', 'products@1.0.0')).warnings).toMatch(/ Run: npm run build\n$/);
  });

  test('is published and written down', async () => {
    const { code, output } = await run(...FIRST);
    const { history } = await state();
    const { live, on } = await current();

    expect(code).toBe(0);
    expect(output).toBe(
      `shell ${live.shell} is live.\nproducts ${live.products} is live.\norder ${live.order} is live.\n`,
    );
    expect(live.order).toMatch(/^1\.0\.0-[0-9a-f]{12}$/);
    expect(new Date(on).toISOString()).toBe(on);
    const releases = { shell: '1.0.0', products: '1.0.0', order: '1.0.0' };
    const by = { name: 'use', releases };
    expect(history).toEqual([
      { live, on, by, previous: { applications: {} }, publication: expect.anything() },
    ]);
    expect(publications().all).toEqual(['shell@1.0.0 products@1.0.0 order@1.0.0']);
    expect(publications().dates).toEqual([on]);
  });
});

describe('once something is live', () => {
  beforeEach(() => run(...FIRST));

  test('status and history mean this machine by its name as well as without one', async () => {
    expect(await run('status', '--to', 'local')).toEqual(await run('status'));
    expect(await run('history', '--to', 'local')).toEqual(await run('history'));
  });

  test('a release is put live by its version, the others staying', async () => {
    const { id } = await newRelease('1.4.0');
    const before = await current();
    expect(await run('use', 'products@1.4.0')).toEqual({
      code: 0,
      output: `products ${id} is live.\n`,
      warnings: '',
    });
    const after = await current();
    expect(after.live).toEqual({ ...before.live, products: id });
    expect(after.by).toEqual({ name: 'use', releases: { products: '1.4.0' } });
    expect((await state()).history[1]).toEqual(before);
    expect(publications().all.at(-1)).toBe('shell@1.0.0 products@1.4.0 order@1.0.0');
  });

  test('the full id names a release as well', async () => {
    const { id } = await newRelease('1.4.0');
    expect((await run('use', `products@${id}`)).output).toBe(`products ${id} is live.\n`);
  });

  test('what is live already is published again, as another version', async () => {
    const before = await current();
    expect((await run('use', 'products@1.0.0')).code).toBe(0);
    expect(await current()).toMatchObject({ live: before.live });
    expect((await current()).publication).not.toEqual(before.publication);
    expect(publications().dates).toEqual([before.on, (await current()).on]);
  });

  test('a change that waits too long says who holds the site, and changes nothing', async () => {
    const file = join(folder(), 'deployments.json');
    const unlock = await lockFile(file);
    const work = jest.fn();
    await expect(withFileLock(file, () => {}, 300)(work)).rejects.toThrow(
      new RegExp(`^Another command still changes the site: process ${process.pid} \\(`),
    );
    await unlock();
    expect(work).not.toHaveBeenCalled();
  });

  test('where the state cannot be written, nothing is published', async () => {
    await newRelease('1.4.0');
    const find = async () => ({
      ...(await site().deployments.find()),
      replace: () => Promise.reject(new Error('The disk is full.')),
    });
    const change = makeLive({ ...site(), deployments: { find } }, { products: '1.4.0' });
    await expect(change).rejects.toThrow(/^The disk is full\.$/);
    expect(publications().all).toHaveLength(1);
  });

  test('several releases that only fit together go live together', async () => {
    for (const name of ['shell', 'products', 'order'] as const) {
      await rewriteRelease(await release(site().store, name, '2.0.0'), { contract: NEXT });
    }
    expect((await run('use', 'shell@2.0.0', 'order@2.0.0')).warnings).toBe(
      `products 1.0.0 speaks contract ${CONTRACT_VERSION}, shell 2.0.0 speaks contract ${NEXT}: they do not fit.\n`,
    );
    expect((await run('use', 'shell@2.0.0', 'products@2.0.0', 'order@2.0.0')).code).toBe(0);
    expect(await run('rollback', 'products')).toEqual(
      refusal(
        `products 1.0.0 speaks contract ${CONTRACT_VERSION}, shell 2.0.0 speaks contract ${NEXT}: they do not fit. The whole site can go back: npm run site -- rollback --to local --store ${folder()}`,
      ),
    );
  });
});

test('releases of another store are not put live here, where the next command would miss them', async () => {
  await run(...FIRST);
  const before = await stateText();
  for (const words of [['use', 'products@1.0.0'], ['rollback', 'products'], ['status'], ['diff']]) {
    expect(await runSite([...words, '--store', folder()])).toMatchObject({
      code: 2,
      warnings: expect.stringContaining(
        `This machine shows releases of its own store alone. For a public site of ${folder()} add --to; to copy the newest releases here: npm run release -- --from ${folder()}\n`,
      ),
    });
  }
  expect(await stateText()).toBe(before);
});

test('changes leave nothing but the state, and a place without a store is named', async () => {
  await run(...FIRST);
  await release(site().store, 'products', '1.0.1', fakeBuilder('other'));
  await run('use', 'products@1.0.1');
  expect((await readdir(folder())).sort()).toEqual(['deployments.json', 'drafts', 'releases']);
  expect(await readdir(join(folder(), 'drafts'))).toEqual([]);
  await rm(folder(), { recursive: true });
  const { code, warnings } = await runSite(['history', '--to', 'production', '--store', folder()]);
  expect([code, warnings.split('\n')[0]]).toEqual([
    2,
    `${folder()} is not a store. To make one: npm run release -- --store ${folder()}`,
  ]);
  await expect(readdir(folder())).rejects.toThrow('ENOENT');
});
