import type { Browser } from 'playwright-core';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { applicationNames } from './applications';
import { openComposer, type Composer } from './composer';
import { currentReleases } from './currentReleases';
import { claimsToFit, type Mix } from './mix';
import { mixesOf, type Age } from './mixes';
import { previousReleases } from './previousReleases';
import { tryMix } from './tryMix';

// Three applications may have to be built, with packages of their own, before the first test.
jest.setTimeout(600_000);

let releases: Record<Age, Mix>;
let composer: Composer;
let browser: Browser;

beforeAll(async () => {
  releases = { previous: previousReleases(), new: currentReleases() };
  composer = openComposer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  composer?.remove();
});

test.each(mixesOf(applicationNames))(
  'shell $shell, products $products, order $order',
  async (chosen) => {
    const mix = Object.fromEntries(
      applicationNames.map((name) => [name, releases[chosen[name]][name]]),
    ) as Mix;
    const isOfOneAge = new Set(Object.values(chosen)).size === 1;
    // A change that is announced, by the contract's number or a major version, is refused instead of tried.
    if (isOfOneAge || claimsToFit(mix)) expect(await tryMix(composer, browser, mix)).toEqual([]);
    else await expect(composer.compose(mix)).rejects.toThrow(/: they do not fit\.$/);
  },
);
