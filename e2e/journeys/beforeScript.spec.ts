import { ALIVE } from '@site/contracts/boot';
import { paths } from '@site/contracts/paths';
import { fillOrder, goodEntries, placeOrder, readOrder } from '../browser/orderForm';
import { nextToast } from '../browser/parts/toasts';
import { storedRecords } from '../site/storedRecords';
import { labels, sending } from '../browser/parts/siteTexts';
import { expect, testOnOwnSite } from '../browser/test';

const test = testOnOwnSite();

test('an order that is placed before the form is alive is sent once it is, and says so meanwhile', async ({
  site,
}) => {
  const { page, faults, release } = await site.visit(paths.buyNow, { hold: /[.]js$/ });
  await fillOrder(page, goodEntries);
  await placeOrder(page);
  await page.locator('main').getByText(sending).waitFor();
  await page.getByLabel(labels.Name, { exact: true }).press('Enter');
  expect(page.url()).toBe(site.address + paths.buyNow);
  expect(await readOrder(page)).toEqual(goodEntries);
  expect(await storedRecords({ data: site.data })).toEqual([]);

  release();
  expect((await nextToast(page)).kind).toBe('success');
  expect(await storedRecords({ data: site.data })).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('the scripts of a part in view are asked for while the large ones of the shell are on their way', async ({
  site,
}) => {
  let noteAsked = () => {};
  const asked = new Promise<void>((resolve) => (noteAsked = resolve));
  const { page, faults, release } = await site.visit(paths.buyNow, {
    hold: /\/shell\/.*\/(shell|main)[.]js/,
    before: async (context) => {
      context.on('request', (request) => {
        if (request.url().endsWith('/forms.js')) noteAsked();
      });
    },
  });
  await asked;

  release();
  await placeOrder(page);
  expect((await nextToast(page)).kind).toBe('warning');
  expect(faults).toEqual([]);
});

for (const name of ['the shell', 'the remote']) {
  test(`what was typed while ${name} failed to come is kept`, async ({ site }) => {
    const scripts = name === 'the shell' ? /\/shell\/.*[.]js/ : /remote-order\/.*[.]js/;
    const { page } = await site.visit(paths.buyNow, {
      before: (context) => context.route(scripts, (route) => route.abort()),
    });
    await fillOrder(page, goodEntries);
    await placeOrder(page);
    await page
      .getByText(/did not load completely|could not be loaded/)
      .first()
      .waitFor();

    expect(await readOrder(page)).toEqual(goodEntries);
  });
}

for (const anchor of ['', '#our-products', '#contact']) {
  test(`who has read on from "/${anchor}" before the script came is left where they are`, async ({
    site,
  }) => {
    const { page, release } = await site.visit(`${paths.home}${anchor}`, { hold: /[.]js$/ });
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));

    release();
    await page.waitForSelector(`html[${ALIVE}]`);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  });
}
