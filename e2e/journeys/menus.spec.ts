import type { Locator, Page } from '@playwright/test';
import { ALIVE } from '@site/contracts/boot';
import { languages, localised } from '@site/company/languages';
import { anchors, paths } from '@site/company/paths';
import { productOf } from '@site/company/products';
import { sampleOf } from '@site/tooling/testing/testForm';
import type { screens } from '../browser/screens';
import { cards, policy, siteTexts } from '../browser/parts/siteTexts';
import { expect, test, type Site } from '../browser/test';

const cream = productOf('cream');

/** The header's two menus: where they are, and their button's name while closed and while open. */
const menus: readonly [screen: keyof typeof screens, closed: string, open: string][] = [
  ['phone', siteTexts.header.openMenu, siteTexts.header.closeMenu],
  ['desktop', siteTexts.header.products, siteTexts.header.products],
];

const isHydrated = (page: Page) => page.waitForSelector(`html[${ALIVE}]`);

/** Opens the page without the shell's scripts, so that React comes only when they are released. */
async function openHeld(site: Site, screen: keyof typeof screens) {
  const shifts: number[] = [];
  const visit = await site.visit(paths.privacyPolicy, {
    screen,
    shifts,
    reducedMotion: 'reduce',
    hold: /\/shell\/[^/]+\/[^/]+\.js/,
  });
  return { ...visit, shifts };
}

const menuOf = (page: Page) => {
  const header = page.getByRole('banner');
  return {
    button: header.locator('button[popovertarget]').filter({ visible: true }),
    named: (name: string) => header.getByRole('button', { name, exact: true }),
    link: (name: string) => header.locator('[popover]').getByRole('link', { name, exact: true }),
    isOpen: () => header.locator(':popover-open').count(),
  };
};

/** The browser's own part: button, keyboard, a press outside, a link to another page. */
async function useMenu(page: Page, closed: string, open: string) {
  const { button, named, link, isOpen } = menuOf(page);
  expect(await link(cream.name).filter({ visible: true }).count()).toBe(0);
  await named(closed).click();
  await expect(link(cream.name).filter({ visible: true })).toHaveCount(1);
  await named(open).click();
  expect(await isOpen()).toBe(0);

  await named(closed).press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest(':popover-open'))).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('Space');
  expect(await isOpen()).toBe(1);
  const { height } = page.viewportSize() ?? { height: 0 };
  await page.mouse.click(5, height - 5);
  expect(await isOpen()).toBe(0);
}

async function leaveMenu(page: Page, closed: string) {
  const { named, isOpen } = menuOf(page);
  await named(closed).press('Enter');
  await page.keyboard.press('Shift+Tab');
  expect(await isOpen()).toBe(0);

  await named(closed).press('Enter');
  for (let link = 0; (await isOpen()) && link < 8; link += 1) await page.keyboard.press('Tab');
  expect(await isOpen()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('a');
}

async function followLink(page: Page, closed: string) {
  const { named, link, isOpen } = menuOf(page);
  await named(closed).click();
  await link(cream.name).click();
  await page.waitForURL(`**${cream.path}`, { waitUntil: 'commit' });
  expect(await isOpen()).toBe(0);
  await named(closed).waitFor();
}

for (const [screen, closed, open] of menus) {
  test.describe(`on a ${screen} screen, ${closed}`, () => {
    test('works before React has come', async ({ site }) => {
      const { page, release } = await openHeld(site, screen);
      await useMenu(page, closed, open);
      await leaveMenu(page, closed);
      await followLink(page, closed);
      release();
    });

    test('that is open when React comes stays open, works, and nothing moves', async ({ site }) => {
      const { page, faults, shifts, release } = await openHeld(site, screen);
      const { named, isOpen } = menuOf(page);
      await named(closed).press('Enter');
      release();
      await isHydrated(page);
      expect(await isOpen()).toBe(1);
      await named(open).press('Enter');
      expect(await isOpen()).toBe(0);
      await useMenu(page, closed, open);
      await leaveMenu(page, closed);
      await followLink(page, closed);
      expect(shifts).toEqual([]);
      expect(faults).toEqual([]);
    });
  });
}

const lineOf = (link: Locator) =>
  link.evaluate((element) => getComputedStyle(element).textDecorationLine);

for (const [screen, closed] of menus) {
  test(`on a ${screen} screen, ${closed} tells the page and “On this page” the section by more than colour`, async ({
    site,
  }) => {
    const { page } = await site.visit(cream.path, { screen, reducedMotion: 'reduce' });
    await page.emulateMedia({ forcedColors: 'active' });
    const { named, link } = menuOf(page);
    await named(closed).click();
    expect(await lineOf(link(cream.name))).toBe('underline');
    expect(await lineOf(link(productOf('forte').name))).toBe('none');
    await page.keyboard.press('Escape');

    const stops = page.getByRole('navigation', { name: cards.onThisPage }).getByRole('link');
    await stops.nth(2).click();
    const current = page.locator('nav a[aria-current=location]');
    // The page may still be scrolling past other sections.
    await expect.poll(() => lineOf(current)).toBe('underline');
    expect(await lineOf(stops.nth(5))).toBe('none');
  });
}

for (const time of ['before', 'with']) {
  test(`Contact Us closes the menu, ${time} React`, async ({ site }) => {
    const { page, release } = await openHeld(site, 'phone');
    if (time === 'with') {
      release();
      await isHydrated(page);
    }
    const { named, link, isOpen } = menuOf(page);
    await named(siteTexts.header.openMenu).click();
    await link(siteTexts.header.contact).click();
    await page.waitForURL(/#contact$/, { waitUntil: 'commit' });
    expect(await isOpen()).toBe(0);
    release();
  });
}

for (const [screen, closed] of menus) {
  test(`on a ${screen} screen, ${closed} closes when Back brings the page before`, async ({
    site,
  }) => {
    const { page } = await site.visit(paths.buyNow, { screen });
    await isHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: policy.title }).click();
    const heading = page.locator('h1');
    await expect(heading).toHaveText(policy.title);
    const { named, isOpen } = menuOf(page);
    await named(closed).click();
    await page.goBack();
    await expect(heading).not.toHaveText(policy.title);
    expect(await isOpen()).toBe(0);
  });
}

for (const [path, name, focused] of [
  [cream.path, siteTexts.header.contact, `#${anchors.contact}`],
  // A card in the page leads there too.
  [paths.home, cream.name, 'h1'],
] as const)
  test(`Back to ${path} from where a link of the closed menu led: the focus is on its button`, async ({
    site,
  }) => {
    const { page } = await site.visit(path, { screen: 'phone' });
    await isHydrated(page);
    const { button, named, link } = menuOf(page);
    await named(siteTexts.header.openMenu).click();
    await link(name).click();
    await expect(page.locator(focused)).toBeFocused();
    await page.goBack();
    await expect(button).toBeFocused();
  });

test('Back from where a card led that is also a link of the menu: the focus is on the card', async ({
  site,
}) => {
  const { page } = await site.visit(paths.home, { screen: 'phone' });
  await isHydrated(page);
  const card = page.locator(`main a[href="${cream.path}"]`).first();
  await card.click();
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(card).toBeFocused();
});

test('Back from where the last of several links to one address led: the focus is on that one', async ({
  site,
}) => {
  const { page } = await site.visit(cream.path, { screen: 'phone', reducedMotion: 'reduce' });
  await isHydrated(page);
  const links = page.locator(`main a[href="${paths.buyNow}"]`);
  expect(await links.count()).toBeGreaterThan(1);
  await links.last().click();
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(links.last()).toBeFocused();
});

const turns = [
  [[600, 800], [900, 800], 0],
  [[900, 800], [600, 800], 0],
  [[360, 640], [640, 360], 1],
] as const;

test('a menu closes where its window becomes one of the other menu, and stays open elsewhere', async ({
  site,
}) => {
  const { page } = await site.visit(paths.home);
  const { button, isOpen } = menuOf(page);
  for (const [from, to, remains] of turns)
    await test.step(`a menu of a window of ${from.join(' x ')} px ${remains ? 'stays open' : 'closes'} where it becomes ${to.join(' x ')}`, async () => {
      await page.setViewportSize({ width: from[0], height: from[1] });
      await button.click();
      expect.soft(await isOpen()).toBe(1);
      await page.setViewportSize({ width: to[0], height: to[1] });
      // Pages hear of it before the next frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect.soft(await isOpen()).toBe(remains);
      await page.keyboard.press('Escape');
    });
});

const windows: [width: number, height: number][] = [
  [320, 568],
  [568, 320],
  // A window of 1280 x 720 px at 400 % zoom.
  [320, 180],
  [767, 360],
  [800, 320],
];

for (const language of languages) {
  test(`in ${language} the menu begins below its button and fits each window`, async ({ site }) => {
    const { page } = await site.visit(localised(paths.home, language));
    const { button } = menuOf(page);
    // In the short form languages take turns at windows.
    for (const [width, height] of sampleOf(windows, 2, languages.indexOf(language)))
      await test.step(`the menu begins below its button and fits a window of ${width} x ${height} px`, async () => {
        await page.setViewportSize({ width, height });
        for (const scrolled of [0, 300]) {
          await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
          await button.click();
          const [menu, place] = await Promise.all([
            page.locator('header :popover-open').boundingBox(),
            button.boundingBox(),
          ]);
          expect.soft(menu!.y).toBeGreaterThanOrEqual(place!.y + place!.height - 1);
          expect.soft(menu!.y).toBeLessThanOrEqual(place!.y + place!.height + 20);
          expect.soft(menu!.y + menu!.height).toBeLessThanOrEqual(height);
          expect.soft(menu!.x).toBeGreaterThanOrEqual(0);
          expect.soft(menu!.x + menu!.width).toBeLessThanOrEqual(width);
          await button.click();
        }
      });
  });
}
