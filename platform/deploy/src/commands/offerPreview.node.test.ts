import { rm } from 'node:fs/promises';
import { FIRST, refusal, siteForEachTest } from './testing/siteForEachTest';

const { publications, state, newRelease, run } = siteForEachTest();

const candidate = () => newRelease('1.5.0-rc.1');
const live = async () => (await state()).history[0]?.live;
const offered = () => publications().offered.at(-1);

test('while nothing is deployed there is no site to preview it in', async () => {
  await candidate();
  expect(await run('offer', 'products@1.5.0-rc.1')).toEqual(
    refusal('Nothing is deployed yet, so there is no site to preview a release in.'),
  );
});

describe('once something is live', () => {
  beforeEach(() => run(...FIRST));

  test('a release is put beside the live ones, which stay what they are', async () => {
    const { id } = await candidate();
    const before = await live();
    expect(await run('offer', 'products@1.5.0-rc.1')).toEqual({
      code: 0,
      output: `Preview of products ${id}: /?preview=products@${id}\n`,
      warnings: '',
    });
    expect(await live()).toEqual(before);
    const { all, offered } = publications();
    expect(all[1]).toBe(all[0]);
    expect(offered).toEqual(['', 'products@1.5.0-rc.1']);
  });

  test.each([
    [['shell@1.0.0'], 'A release of the shell cannot be previewed: the live shell shows previews.'],
    [['products@1.0.0'], /^products 1\.0\.0-[0-9a-f]{12} is live already\.\n$/],
    [['products@9'], /^products 9 is not in the store /],
  ])('%j is refused', async (words, sentence) => {
    const { code, warnings } = await run('offer', ...words);
    expect(code).not.toBe(0);
    if (typeof sentence === 'string') expect(warnings).toBe(`${sentence}\n`);
    else expect(warnings).toMatch(sentence);
    expect(publications().all).toHaveLength(1);
  });

  test('an offer stays until it is withdrawn, whatever else is deployed', async () => {
    const { id } = await candidate();
    await newRelease('1.4.0');
    await run('offer', 'products@1.5.0-rc.1');
    await run('use', 'products@1.4.0');
    expect(offered()).toBe('products@1.5.0-rc.1');
    expect((await run('status')).output).toMatch(new RegExp(`^products .* ${id} `, 'm'));

    expect(await run('withdraw', 'products@1.5.0-rc.1')).toEqual({
      code: 0,
      output: `products ${id} is withdrawn.\n`,
      warnings: '',
    });
    expect(offered()).toBe('');
    expect((await run('history')).output).toMatch(/ withdraw products@1\.5\.0-rc\.1/);
  });

  test('an offer that does not fit what goes live is dropped, and that is said', async () => {
    const { id, folder } = await candidate();
    await run('offer', 'products@1.5.0-rc.1');
    await rm(folder, { recursive: true });
    await newRelease('1.4.0');
    const { code, warnings } = await run('use', 'products@1.4.0');
    expect(code).toBe(0);
    expect(warnings).toMatch(
      new RegExp(
        `^products ${id} is not offered any more: products ${id} is missing from the store`,
      ),
    );
    expect(offered()).toBe('');
  });
});
