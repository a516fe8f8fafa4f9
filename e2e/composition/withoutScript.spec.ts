import type { Page } from 'playwright-core';
import { brand, emailHref, phoneHref } from '@site/contracts/brand';
import { languages, localised } from '@site/contracts/languages';
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

const advice = (page: Page) => page.locator('main').getByText('which does not run here');

test('the form says how to order without it', async () => {
  const { page, end } = await open(paths.buyNow);
  expect(await advice(page).isVisible()).toBe(true);
  expect(
    await page.locator('main').getByRole('link', { name: brand.phone }).first().isVisible(),
  ).toBe(true);
  expect(await page.getByRole('button', { name: placeOrderLabel }).isVisible()).toBe(false);
  await end();
});

test.each(languages)(
  'where a proxy keeps scripts from running, the form in %s says so within ten seconds and keeps what is typed',
  async (language) => {
    const { page, end } = await site.visit(localised(paths.buyNow, language), {
      // As Cloudflare's Rocket Loader does.
      before: (context) =>
        context.route('**/*', async (route) => {
          if (route.request().resourceType() !== 'document') return route.continue();
          const answer = await route.fetch();
          const body = (await answer.text()).replaceAll(
            /<script(?! type)/g,
            '<script type="a1b2c3-text/javascript"',
          );
          return route.fulfill({ response: answer, body });
        }),
    });
    const name = page.locator('main [name=Name]');
    await name.fill('Asha Verma');
    const help = page.locator('main form').getByRole('link', { name: brand.phone });
    expect(await help.isVisible()).toBe(false);
    await help.waitFor({ timeout: 10_000 });
    const hrefs = await page
      .locator('main form a')
      .evaluateAll((all) => all.map((it) => it.getAttribute('href')));
    expect(hrefs).toEqual(expect.arrayContaining([phoneHref, emailHref, brand.social.whatsapp]));
    // The policy refuses what the browser itself would send: nothing typed is lost.
    const kept = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const form = document.querySelector('main form') as HTMLFormElement;
          addEventListener('securitypolicyviolation', () => resolve(form.Name.value));
          form.querySelector<HTMLElement>('[type=submit]')?.click();
        }),
    );
    expect(kept).toBe('Asha Verma');
    await end();
  },
);

test('where scripts run, no form says that they do not', async () => {
  const { page, end } = await site.visit(paths.privacyPolicy, {
    before: (context) => context.route(/\.js$/, () => {}),
  });
  await page.waitForTimeout(9000);
  expect(await page.getByText('does not run here').filter({ visible: true }).count()).toBe(0);
  await end();
});
