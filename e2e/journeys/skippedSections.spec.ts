import type { Page } from '@playwright/test';
import { ALIVE, FULLY_RENDERED } from '@site/contracts/boot';
import { paths, productAnchors } from '@site/company/paths';
import { products } from '@site/company/products';
import { expect, test, type Site } from '../browser/test';

const path = products[0]?.path ?? '';
const last = productAnchors.at(-1) ?? '';

/** Opens a product's page on a phone; its scripts are held until `release` is called. */
async function openHeld(site: Site, address: string) {
  const shifts: number[] = [];
  const visit = await site.visit(address, { screen: 'phone', hold: /[.]js$/, shifts });
  return { ...visit, shifts };
}

const isLaidOut = (page: Page, id: string) =>
  page
    .locator(`#${id} h2`)
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

const whenFullyRendered = (page: Page) =>
  page.waitForSelector(`html[${FULLY_RENDERED}]`, { state: 'attached' });

test('sections far below the window are laid out once the shell is there, and nothing in the window moves', async ({
  site,
}) => {
  const { page, release, shifts, faults } = await openHeld(site, path);
  expect(await isLaidOut(page, last)).toBe(false);

  release();
  await whenFullyRendered(page);
  expect(await isLaidOut(page, last)).toBe(true);
  expect(await page.locator('main section[style*="content"]').count()).toBe(0);
  expect(shifts).toEqual([]);
  expect(faults).toEqual([]);
});

test('the End key leads to the end of a fresh page, before any script has come', async ({
  site,
}) => {
  const { page } = await openHeld(site, path);
  await page.keyboard.press('End');
  const rest = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(() => rest()).toBeLessThan(2);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

for (const how of ['in its address', 'followed before any script has come']) {
  test(`an anchor ${how} leads to its section, which stays there when the rest is laid out`, async ({
    site,
  }) => {
    const isOpened = how === 'in its address';
    const { page, release, faults } = await openHeld(site, isOpened ? `${path}#${last}` : path);
    if (!isOpened) await page.locator(`main nav a[href$="#${last}"]`).click();
    const isThere = (id: string) => {
      const { top = NaN } = document.getElementById(id)?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight / 2;
    };
    await page.waitForFunction(isThere, last);
    const before = await topOf(page, last);

    release();
    await whenFullyRendered(page);
    expect(Math.abs((await topOf(page, last)) - before)).toBeLessThan(2);
    expect(faults).toEqual([]);
  });
}

for (const anchor of ['', '#our-products', '#contact']) {
  test(`who has read on from "/${anchor}" before the script came is left where they are`, async ({
    site,
  }) => {
    const { page, release } = await site.visit(`${paths.home}${anchor}`, {
      hold: /[.]js$/,
    });
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    // Laid out with the next frame, sections above may move the position, and not the text.
    const read = await page.evaluateHandle(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const { bottom } = document.querySelector('header')!.getBoundingClientRect();
      return [...document.querySelectorAll('main :is(p, li, h2, h3)')].find(
        (text) => text.getBoundingClientRect().top > bottom,
      )!;
    });
    const top = () => read.evaluate((text) => text.getBoundingClientRect().top);
    const before = await top();

    release();
    await page.waitForSelector(`html[${ALIVE}]`);
    await page.waitForLoadState('networkidle');
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });
}
