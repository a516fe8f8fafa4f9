import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@site/contracts/federation';
import { rewriteRelease } from '../releases/testing/fakeBuilder';
import { FIRST } from './testing/siteCommands';
import { refusal, siteForEachTest } from './testing/siteForEachTest';

/** The number of a contract that is not spoken yet. */
const NEXT = CONTRACT_VERSION + 1;

const { commands, lockText, newRelease, run } = siteForEachTest();

const candidate = () => newRelease('1.5.0-rc.1');

test('while nothing is live there is no site to look at it in', async () => {
  await candidate();
  expect(await run('offer', 'products@1.5.0-rc.1')).toEqual(
    refusal('Nothing is live yet, so there is no site to preview a release in.'),
  );
});

describe('once something is live', () => {
  beforeEach(() => run(...FIRST));

  test('a release is put beside the live ones, which stay what they are', async () => {
    const { id } = await candidate();
    const before = await lockText();
    expect(await run('offer', 'products@1.5.0-rc.1')).toEqual({
      code: 0,
      output: `products ${id} can be looked at under /?preview=products@${id}\n`,
      warnings: '',
    });
    expect(await lockText()).toBe(before);
    const { all, dates, offered } = commands().publications;
    expect(all[1]).toBe(all[0]);
    expect(dates[1]).toBe(dates[0]);
    expect(offered).toEqual(['', 'products@1.5.0-rc.1']);
  });

  test.each([
    [
      ['shell@1.0.0'],
      'A release of the shell cannot be previewed: the live shell shows the others.',
    ],
    [['products@1.0.0'], /^products 1\.0\.0-[0-9a-f]{12} is live already\.\n$/],
    [['products@9'], /^products 9 is not in the store /],
    [['products@1.5', 'products@1.0'], 'offer takes one version of products, not two.'],
    [['products'], 'offer takes NAME@VERSION, such as products@1.4.0, not "products".'],
    [[], 'offer takes NAME@VERSION, such as products@1.4.0.'],
  ])('%j is refused', async (words, sentence) => {
    const { code, warnings } = await run('offer', ...words);
    expect(code).not.toBe(0);
    if (typeof sentence === 'string') expect(warnings).toBe(`${sentence}\n`);
    else expect(warnings).toMatch(sentence);
    expect(commands().publications.all).toHaveLength(1);
  });

  test('a release that does not fit the live shell is refused', async () => {
    await rewriteRelease(await candidate(), { contract: NEXT });
    expect(await run('offer', 'products@1.5.0-rc.1')).toEqual(
      refusal(
        `products 1.5.0-rc.1 speaks contract ${NEXT}, shell 1.0.0 speaks contract ${CONTRACT_VERSION}: they do not fit.`,
      ),
    );
  });

  test('a damaged release is refused', async () => {
    const { folder: place } = await candidate();
    await writeFile(join(place, 'web/remoteEntry.js'), 'other');
    expect(await run('offer', 'products@1.5')).toEqual(
      refusal(
        'products 1.5.0-rc.1 is damaged: web/remoteEntry.js is not the file that was released (its hash differs).',
      ),
    );
    expect(commands().publications.all).toHaveLength(1);
  });
});
