import { brand, emailHref, phoneHref } from '@site/contracts/brand';
import { paths, productAnchors } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { openSite } from '../browser/openSite';
import { placeOrderLabel, siteTexts } from '../browser/parts/siteTexts';

const site = openSite();

const open = (path: string) => site.visit(path, { javaScriptEnabled: false });

test.each(products)('$name can be read whole', async ({ path, name }) => {
  const { page, end } = await open(path);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(name);
  for (const id of productAnchors) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    expect(await page.locator(`#${id}`).innerText()).not.toBe('');
  }
  await end();
});

test.each(['phone', 'desktop'] as const)(
  'every page can be reached from the home page on a %s screen, and every way to the company',
  async (screen) => {
    const { page, end } = await site.visit(paths.home, {
      javaScriptEnabled: false,
      screen,
    });
    const header = page.getByRole('banner');
    await header.locator('button[popovertarget]').filter({ visible: true }).click();
    for (const { name, path } of products) {
      const link = header.getByRole('link', { name, exact: true });
      expect(await link.isVisible()).toBe(true);
      expect(await link.getAttribute('href')).toBe(path);
    }
    for (const name of [siteTexts.header.home, siteTexts.header.contact, siteTexts.header.buyNow]) {
      expect(await header.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
    }
    const hrefs = await page
      .getByRole('contentinfo')
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        paths.privacyPolicy,
        phoneHref,
        emailHref,
        ...Object.values(brand.social),
      ]),
    );
    await end();
  },
);

test('the form says how to order without it', async () => {
  const { page, end } = await open(paths.buyNow);
  const advice = page.locator('main noscript p');
  expect(await advice.isVisible()).toBe(true);
  expect(
    await page.locator('main').getByRole('link', { name: brand.phone }).first().isVisible(),
  ).toBe(true);
  expect(await page.getByRole('button', { name: placeOrderLabel }).isVisible()).toBe(false);
  await end();
});
