import type { Locator, Page } from 'playwright-core';
import { ALIVE } from '@site/contracts/boot';
import { languages, localised } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { productOf } from '@site/contracts/products';
import { sampleOf } from '@site/tooling/testing/testForm';
import { shiftsIn } from '../browser/layoutShifts';
import { eventually } from '../browser/eventually';
import { openSite } from '../browser/openSite';
import { screens } from '../browser/screens';
import type { VisitOptions } from '../browser/visit';
import { siteTexts } from '../browser/parts/siteTexts';

const site = openSite();
const cream = productOf('cream');

/** The header's two menus: where they are, and their button's name while closed and while open. */
const menus: readonly [screen: keyof typeof screens, closed: string, open: string][] = [
  ['phone', siteTexts.header.openMenu, siteTexts.header.closeMenu],
  ['desktop', siteTexts.header.products, siteTexts.header.products],
];

const isHydrated = (page: Page) => page.waitForSelector(`html[${ALIVE}]`);

/** Opens the page without the shell's scripts, so that React comes only when they are released. */
async function openHeld(screen: keyof typeof screens) {
  const context = await site.browser.newContext({
    viewport: screens[screen],
    reducedMotion: 'reduce',
  });
  const shifts = await shiftsIn(context);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(/\/shell\/[^/]+\/[^/]+\.js/, (route) =>
    released.then(() => route.continue()),
  );
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(site.address + paths.privacyPolicy, { waitUntil: 'commit' });
  await page.waitForSelector('footer');
  return { page, faults, shifts, release, end: () => context.close() };
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
  expect(await link(cream.name).filter({ visible: true }).count()).toBe(1);
  await named(open).click();
  expect(await isOpen()).toBe(0);

  await named(closed).press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest(':popover-open'))).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(0);
  expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);

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

describe.each(menus)('on a %s screen, %s', (screen, closed, open) => {
  const visit = (options: VisitOptions) =>
    site.visit(paths.privacyPolicy, { screen, reducedMotion: 'reduce', ...options });

  test('works without script', async () => {
    const { page, end } = await visit({ javaScriptEnabled: false });
    const { named, link } = menuOf(page);
    await named(closed).click();
    expect(await link(cream.name).isVisible()).toBe(true);
    await named(open).click();
    expect(await link(cream.name).isVisible()).toBe(false);
    await named(closed).press('Enter');
    await page.keyboard.press('Escape');
    expect(await link(cream.name).isVisible()).toBe(false);
    await named(closed).click();
    await page.mouse.click(5, 700);
    expect(await link(cream.name).isVisible()).toBe(false);
    await named(closed).click();
    await link(cream.name).click();
    await page.waitForURL(`**${cream.path}`);
    await end();
  });

  test('works before React has come', async () => {
    const { page, release, end } = await openHeld(screen);
    await useMenu(page, closed, open);
    await leaveMenu(page, closed);
    await followLink(page, closed);
    release();
    await end();
  });

  test('works with React', async () => {
    const { page, faults, end } = await visit({});
    await isHydrated(page);
    await useMenu(page, closed, open);
    await leaveMenu(page, closed);
    await followLink(page, closed);
    expect(faults).toEqual([]);
    await end();
  });

  test('that is open when React comes stays open, works, and nothing moves', async () => {
    const { page, faults, shifts, release, end } = await openHeld(screen);
    const { named, isOpen } = menuOf(page);
    await named(closed).press('Enter');
    release();
    await isHydrated(page);
    expect(await isOpen()).toBe(1);
    await named(open).press('Enter');
    expect(await isOpen()).toBe(0);
    await useMenu(page, closed, open);
    await followLink(page, closed);
    expect(shifts).toEqual([]);
    expect(faults).toEqual([]);
    await end();
  });
});

const lineOf = (link: Locator) => link.evaluate((it) => getComputedStyle(it).textDecorationLine);

test.each(menus)(
  'on a %s screen, %s tells the page that is open by more than colour',
  async (screen, closed) => {
    const { page, end } = await site.visit(cream.path, { screen, reducedMotion: 'reduce' });
    await page.emulateMedia({ forcedColors: 'active' });
    const { named, link } = menuOf(page);
    await named(closed).click();
    expect(await lineOf(link(cream.name))).toBe('underline');
    expect(await lineOf(link(productOf('forte').name))).toBe('none');
    await end();
  },
);

test.each(['phone', 'desktop'] as const)(
  'on a %s screen, “On this page” tells the section by more than colour',
  async (screen) => {
    const { page, end } = await site.visit(cream.path, { screen, reducedMotion: 'reduce' });
    await page.emulateMedia({ forcedColors: 'active' });
    const stops = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await stops.nth(2).click();
    const current = page.locator('nav a[aria-current=location]');
    // The page may still be scrolling past other sections.
    await eventually(async () => expect(await lineOf(current)).toBe('underline'));
    expect(await lineOf(stops.nth(5))).toBe('none');
    await end();
  },
);

test.each(['before', 'with'])('Contact Us closes the menu, %s React', async (time) => {
  const { page, release, end } = await openHeld('phone');
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
  await end();
});

const windows: [width: number, height: number][] = [
  [320, 568],
  [568, 320],
  // A window of 1280 x 720 px at 400 % zoom.
  [320, 180],
  [767, 360],
  [800, 320],
];

describe.each(languages)('in %s', (language) => {
  const path = localised(paths.home, language);
  // In the short form languages take turns at windows.
  test.each(sampleOf(windows, 2, languages.indexOf(language)))(
    'the menu begins below its button and fits a window of %i x %i px',
    async (width, height) => {
      const { page, end } = await site.visit(path, { viewport: { width, height } });
      const { button } = menuOf(page);
      for (const scrolled of [0, 300]) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
        await button.click();
        const [menu, place] = await Promise.all([
          page.locator('header :popover-open').boundingBox(),
          button.boundingBox(),
        ]);
        expect(menu!.y).toBeGreaterThanOrEqual(place!.y + place!.height - 1);
        expect(menu!.y).toBeLessThanOrEqual(place!.y + place!.height + 20);
        expect(menu!.y + menu!.height).toBeLessThanOrEqual(height);
        expect(menu!.x).toBeGreaterThanOrEqual(0);
        expect(menu!.x + menu!.width).toBeLessThanOrEqual(width);
        await button.click();
      }
      await end();
    },
  );
});
