import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { ALIVE } from '@site/contracts/boot';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { composeSite } from '@site/federation/compose/composeSite';
import { openReleases } from '@site/federation/deployments/openReleases';
import { openSite as openReleaseSite } from '@site/federation/deployments/openSite';
import { currentReleases } from '../compatibility/currentReleases';
import { openOwnSite } from '../browser/openSite';
import { faultyVisits } from '../browser/network/faultyVisits';

const PINS = /^\/releases\/pins\/.*json/;

let folder: string;
// The built releases, in pages that hold the pins of what they show, as pages of many remotes do: those would fill a long script.
const site = openOwnSite(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-further-pins-'));
  const { store } = openReleaseSite();
  const ids = Object.entries(currentReleases()).map(([name, place]) => [name, basename(place)]);
  const live = await openReleases(store, Object.fromEntries(ids));
  const shell = { ...live.shell };
  delete shell.startsWithPins;
  const made = join(folder, 'site');
  await composeSite({ ...live, shell }, { on: new Date().toISOString(), site: made });
  return { site: made };
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { network, visitor } = faultyVisits(() => site.address);

/** The privacy page, which names nothing of the products; the home page shows their cards. */
async function openPrivacy(): Promise<Page> {
  const page = await visitor().open(network().address + paths.privacyPolicy);
  await page.waitForSelector(`html[${ALIVE}]`);
  // A page that is loaded anew would forget it.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  return page;
}

const goHome = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).first().click();

async function expectCards(page: Page): Promise<void> {
  await page.getByRole('link', { name: `Learn More about ${products[0]?.name}` }).waitFor();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
}

test('a page of a remote that the document does not name opens without a load', async () => {
  const page = await openPrivacy();
  await goHome(page);

  await expectCards(page);
  expect(network().requests.filter((it) => PINS.test(it))).toHaveLength(1);
  expect(visitor().lines.filter((it) => /error|refused/i.test(it))).toEqual([]);
});

test('a damaged file is asked for again, past the caches', async () => {
  network().breakFiles(PINS, 'damages', 1);
  const page = await openPrivacy();
  await goHome(page);

  await expectCards(page);
});

test('while it stays damaged, the place of the remote says so, and Try again brings it back', async () => {
  network().breakFiles(PINS, 'damages');
  const page = await openPrivacy();
  await goHome(page);
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'The product overview could not be loaded.' });
  await notice.waitFor();

  network().repair();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expectCards(page);
});
