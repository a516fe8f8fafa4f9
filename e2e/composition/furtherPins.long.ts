import type { Page } from 'playwright-core';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { hydrateWholePage } from '../browser/hydrateWholePage';
import { faultyVisits } from '../browser/network/faultyVisits';

const PINS = /^\/releases\/pins\/.*json/;

const { network, visitor } = faultyVisits();

/** The privacy page, which names nothing of the products; the home page shows their cards. */
async function openPrivacy(): Promise<Page> {
  const page = await visitor().open(network().address + paths.privacyPolicy);
  await hydrateWholePage(page, '[data-owner="shell"]');
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
