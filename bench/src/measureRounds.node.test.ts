import { measureRounds } from './measureRounds';
import type { ServedSites } from './sites/serveSites';

jest.mock('./lighthouse/visitWithLighthouse', () => ({
  visitWithLighthouse: () => Promise.resolve({ metrics: {}, benchmarkIndex: 1000 }),
}));
jest.mock('./touch/touchOnce', () => ({
  touchOnce: () => Promise.resolve({ outcome: 'effect', effect: 40 }),
}));
jest.mock('@site/tooling/browser/openBrowser', () => ({
  openBrowser: () => Promise.resolve({ close: () => Promise.resolve() }),
}));

const served = {
  addresses: { site: '', limit: '' },
  flags: [],
} as unknown as ServedSites;

/** Measures two pages up to three times, in a time that is up after so many pages. */
async function measure(pages: number) {
  const lines: string[] = [];
  const { rounds } = await measureRounds({
    ...{ rounds: 3, pages: ['/', '/buy-now'], served },
    isTimeUp: () => lines.length >= pages,
    say: (line) => lines.push(line),
  });
  return rounds.map(({ round, page }) => `${round} ${page}`);
}

test.each([
  [0, ['1 /', '1 /buy-now']],
  [3, ['1 /', '1 /buy-now', '2 /']],
  [9, ['1 /', '1 /buy-now', '2 /', '2 /buy-now', '3 /', '3 /buy-now']],
])('each page is measured once, and again while there is time (%i pages)', async (pages, all) => {
  expect(await measure(pages)).toEqual(all);
});

test('the sites take turns at being first', async () => {
  const { lighthouse } = await measureRounds({
    ...{ rounds: 2, pages: ['/'], served },
    ...{ isTimeUp: () => false, say: () => {} },
  });
  const applied = lighthouse.filter(({ throttling }) => throttling === 'applied');

  expect(applied.map(({ site }) => site)).toEqual(['site', 'limit', 'limit', 'site']);
});
