import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@site/contracts/federation';
import { lockFile } from '../firestore/lock';
import { fakeBuilder, rewriteRelease } from '../releases/testing/fakeBuilder';
import { release } from '../releases/testing/release';
import { makeLive } from './makeLive';
import type { SiteLock } from './siteLock';
import { FIRST } from './testing/siteCommands';
import { refusal, siteForEachTest } from './testing/siteForEachTest';

/** The number of a contract that is not spoken yet. */
const NEXT = CONTRACT_VERSION + 1;

const { commands, folder, lockText, newRelease, run } = siteForEachTest();
const lock = async () => JSON.parse((await lockText()) ?? '') as SiteLock;

describe('the first composition', () => {
  test('names all three applications', async () => {
    expect(await run('use', 'products@1.0.0')).toEqual(
      refusal(
        'Nothing is live yet, so name a release of shell and order as well: npm run site -- use shell@VERSION products@VERSION order@VERSION',
      ),
    );
    expect(commands().publications.all).toEqual([]);
    expect(await lockText()).toBeUndefined();
  });

  test('is published and written down', async () => {
    const { code, output } = await run(...FIRST);
    const { live, on, history } = await lock();

    expect(code).toBe(0);
    expect(output).toBe(
      `shell ${live.shell} is live.\nproducts ${live.products} is live.\norder ${live.order} is live.\n`,
    );
    expect(live.order).toMatch(/^1\.0\.0-[0-9a-f]{12}$/);
    expect(new Date(on).toISOString()).toBe(on);
    expect(history).toEqual([{ live, on, why: FIRST.join(' ') }]);
    expect(commands().publications.all).toEqual(['shell@1.0.0 products@1.0.0 order@1.0.0']);
    expect(commands().publications.dates).toEqual([on]);
  });
});

describe('once something is live', () => {
  beforeEach(() => run(...FIRST));

  test('a release is put live by its version, the others staying', async () => {
    const { id } = await newRelease('1.4.0');
    const before = await lock();
    expect(await run('use', 'products@1.4.0')).toEqual({
      code: 0,
      output: `products ${id} is live.\n`,
      warnings: '',
    });
    const after = await lock();
    expect(after.live).toEqual({ ...before.live, products: id });
    expect(after.history.map(({ why }) => why)).toEqual(['use products@1.4.0', FIRST.join(' ')]);
    expect(after.history[1]?.live).toEqual(before.live);
    expect(commands().publications.all.at(-1)).toBe('shell@1.0.0 products@1.4.0 order@1.0.0');
  });

  test.each([
    ['the full id', (id: string) => id],
    ['the beginning of a version', () => '1.4'],
  ])('%s names a release as well', async (_, wordFor) => {
    const { id } = await newRelease('1.4.0');
    await newRelease('1.40.0');
    expect((await run('use', `products@${wordFor(id)}`)).output).toBe(`products ${id} is live.\n`);
  });

  test('a version itself comes before those that begin with it', async () => {
    const { id } = await newRelease('1.4.0');
    await newRelease('1.4.0-rc.1');
    expect((await run('use', 'products@1.4.0')).output).toBe(`products ${id} is live.\n`);
  });

  test('what is live already is published again and not written down', async () => {
    const before = await lockText();
    expect((await run('use', 'products@1.0.0')).code).toBe(0);
    expect(await lockText()).toBe(before);
    expect(commands().publications.dates).toEqual(Array(2).fill((await lock()).on));
  });

  test('the history ends with the fiftieth', async () => {
    await newRelease('1.4.0');
    for (let turn = 0; turn < 30; turn += 1) {
      await run('use', 'products@1.4.0');
      await run('use', 'products@1.0.0');
    }
    expect((await lock()).history).toHaveLength(50);
  });

  test('while another process changes the site, nothing is changed', async () => {
    await newRelease('1.4.0');
    const unlock = await lockFile(join(folder(), 'site.lock.json'));
    const { code, warnings } = await run('use', 'products@1.4.0');
    await unlock();
    expect(code).toBe(1);
    expect(warnings).toContain('site.lock.json is in use by another process.');
    expect(commands().publications.all).toHaveLength(1);
  });

  test('of two changes at once one is refused and the other is whole', async () => {
    await newRelease('1.4.0');
    await release(commands().site.store, 'order', '1.4.0');
    const outcomes = await Promise.all([run('use', 'products@1.4.0'), run('use', 'order@1.4.0')]);
    expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect((await lock()).history).toHaveLength(2);
  });

  test('a lock that cannot be written takes the publication back', async () => {
    await newRelease('1.4.0');
    const { site, publications } = commands();
    const broken = {
      ...site,
      lockPlace: {
        find: async () => ({
          ...(await site.lockPlace.find()),
          replace: () => Promise.reject(new Error('The disk is full.')),
        }),
      },
    };
    const change = makeLive(broken, { products: '1.4.0' }, publications);
    await expect(change).rejects.toThrow(/^The disk is full\.$/);
    expect(publications.all.at(-1)).toBe('shell@1.0.0 products@1.0.0 order@1.0.0');
    expect(publications.dates.at(-1)).toBe((await lock()).on);
  });

  test('several releases that only fit together go live together', async () => {
    for (const name of ['shell', 'products', 'order'] as const) {
      await rewriteRelease(await release(commands().site.store, name, '2.0.0'), { contract: NEXT });
    }
    expect((await run('use', 'shell@2.0.0', 'order@2.0.0')).warnings).toBe(
      `products 1.0.0 speaks contract ${CONTRACT_VERSION}, shell 2.0.0 speaks contract ${NEXT}: they do not fit.\n`,
    );
    expect((await run('use', 'shell@2', 'products@2', 'order@2')).code).toBe(0);
  });

  test('a half-written lock of a process that was killed is not read', async () => {
    await writeFile(join(folder(), 'site.lock.json.0000'), '{"live":');
    await newRelease('1.4.0');
    expect((await run('use', 'products@1.4.0')).code).toBe(0);
  });
});

test('changes leave nothing but the lock', async () => {
  await run(...FIRST);
  await release(commands().site.store, 'products', '1.0.1', fakeBuilder('other'));
  await run('use', 'products@1.0.1');
  expect((await readdir(folder())).sort()).toEqual(['drafts', 'releases', 'site.lock.json']);
  expect(await readdir(join(folder(), 'drafts'))).toEqual([]);
});
