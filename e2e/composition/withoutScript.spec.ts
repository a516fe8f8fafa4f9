import type { Page } from '@playwright/test';
import { brand } from '@site/company/brand';
import { emailHref, phoneHref } from '@site/company/contactLinks';
import { languages, localised } from '@site/company/languages';
import { paths, productAnchors } from '@site/company/paths';
import { products } from '@site/company/products';
import { placeOrderLabel, siteTexts } from '../browser/parts/siteTexts';
import { expect, test, type Site } from '../browser/test';

const open = (site: Site, path: string) => site.visit(path, { javaScriptEnabled: false });

for (const { path, name } of products) {
  test(`${name} can be read whole`, async ({ site }) => {
    const { page } = await open(site, path);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(name);
    for (const id of productAnchors) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      expect(await page.locator(`#${id}`).innerText()).not.toBe('');
    }
  });
}

for (const screen of ['phone', 'desktop'] as const) {
  test(`every page can be reached from the home page on a ${screen} screen, and every way to the company`, async ({
    site,
  }) => {
    const { page } = await site.visit(paths.home, {
      javaScriptEnabled: false,
      screen,
    });
    const header = page.getByRole('banner');
    await header.locator('button[popovertarget]').filter({ visible: true }).click();
    for (const { name, path } of products) {
      const link = header.getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', path);
    }
    for (const name of [siteTexts.header.home, siteTexts.header.contact, siteTexts.header.buyNow]) {
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
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
  });
}

const advice = (page: Page) => page.locator('main').getByText('which does not run here');

test('the form says how to order without it', async ({ site }) => {
  const { page } = await open(site, paths.buyNow);
  await expect(advice(page)).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: brand.phone }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: placeOrderLabel })).toBeHidden();
});

/** Ends all that styles do in time, as waiting for it would. @returns how long the last of it takes, in ms */
const endAnimations = (page: Page) =>
  page.evaluate(() => {
    const endOf = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime);
    const all = document.getAnimations().filter((animation) => endOf(animation) < Infinity);
    const ends = all.map(endOf);
    all.forEach((animation) => animation.finish());
    return Math.max(0, ...ends);
  });

for (const language of languages) {
  test(`where a proxy keeps scripts from running, the form in ${language} says so within ten seconds and keeps what is typed`, async ({
    site,
  }) => {
    const { page } = await site.visit(localised(paths.buyNow, language), {
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
    await expect(help).toBeHidden();
    expect(await endAnimations(page)).toBeLessThanOrEqual(10_000);
    await expect(help).toBeVisible();
    const hrefs = await page
      .locator('main form a')
      .evaluateAll((all) => all.map((element) => element.getAttribute('href')));
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
  });
}

test('where scripts run, no form says that they do not', async ({ site }) => {
  const { page } = await site.visit(paths.privacyPolicy, {
    before: (context) => context.route(/\.js$/, () => {}),
  });
  await endAnimations(page);
  expect(await page.getByText('does not run here').filter({ visible: true }).count()).toBe(0);
});
