import type { Page } from '@playwright/test';
import { folderOf } from '@site/contracts/applicationNames';
import { FORM_ASLEEP } from '@site/contracts/boot';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { keepNoPagesInFirefox } from '../browser/forEachVisit';
import { goodEntries, noEntries, readOrder, typeOrder } from '../browser/orderForm';
import { nextToast } from '../browser/parts/toasts';
import { expect, test } from '../browser/test';

const untilFormAnswers = (page: Page) => page.waitForSelector(`main form:not([${FORM_ASLEEP}])`);

/** Goes to another page, and sees it. */
async function goTo(page: Page, go: () => Promise<unknown>): Promise<void> {
  const heading = page.locator('main h1').first();
  const left = (await heading.textContent())!;
  await go();
  await expect(heading).not.toHaveText(left);
}

const follow = (page: Page, selector: string) =>
  goTo(page, () => page.locator(selector).filter({ visible: true }).first().click());

/** Places what stands in the form, until the page says that it was received. */
async function placeOrder(page: Page): Promise<void> {
  await untilFormAnswers(page);
  await expect(page.locator('main form [name="Name"]')).toHaveValue(goodEntries.Name);
  await page.locator('main form [type="submit"]').click();
  expect((await nextToast(page)).kind).toBe('success');
}

test('an order that was typed on the home page and sent from Buy Now is not in the home form again', async ({
  site,
}) => {
  const { page, release } = await site.visit(paths.home, {
    hold: new RegExp(`${RELEASES_ADDRESS}${folderOf('order')}/.*\\.js$`),
  });
  await typeOrder(page, goodEntries);
  await follow(page, `main a[href="${products[0]!.path}"]`);
  release();
  await follow(page, `main a[href="${paths.buyNow}"]`);
  await placeOrder(page);
  await follow(page, `header a[href="${paths.home}"]`);
  await untilFormAnswers(page);
  expect(await readOrder(page)).toEqual(noEntries);
});

test('an order that was sent in another language is not in the form that Back leads to', async ({
  site,
}) => {
  const { page } = await site.visit(paths.buyNow, { before: keepNoPagesInFirefox });
  await typeOrder(page, goodEntries);
  await follow(page, `header a[href="${localised(paths.buyNow, 'hi')}"]`);
  await placeOrder(page);
  await goTo(page, () => page.goBack({ waitUntil: 'commit' }));
  await untilFormAnswers(page);
  expect(await readOrder(page)).toEqual(noEntries);

  // What is typed from then on is another order.
  await typeOrder(page, goodEntries);
  await page.reload({ waitUntil: 'commit' });
  await untilFormAnswers(page);
  expect(await readOrder(page)).toEqual(goodEntries);
});
