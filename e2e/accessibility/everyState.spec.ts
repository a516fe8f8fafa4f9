import type { Page } from 'playwright-core';
import { languages, localised } from '@site/contracts/languages';
import { paths, routes } from '@site/contracts/paths';
import { findings } from '../browser/findings';
import { fillOrder, goodEntries, nextToast, placeOrder } from '../browser/orderForm';
import { openSite } from '../browser/openSite';
import { type VisitOptions } from '../browser/visit';

const site = openSite();

const pages = languages.flatMap((language) =>
  [...routes, '/no-such-page'].map((path) => localised(path, language)),
);
const open = (path: string, options: VisitOptions) =>
  site.visit(path, { reducedMotion: 'reduce', ...options });

describe.each(['phone', 'desktop'] as const)('on a %s screen', (screen) => {
  test.each(pages.flatMap((path) => (['light', 'dark'] as const).map((it) => [path, it] as const)))(
    '%s in %s colours',
    async (path, colorScheme) => {
      const { page, end } = await open(path, { screen, colorScheme });
      expect(await findings(page)).toEqual([]);
      await end();
    },
  );

  const states: [string, string, (page: Page) => Promise<unknown>][] = [
    [
      'the menu open',
      paths.home,
      (page) =>
        page
          .getByRole('button', { name: screen === 'phone' ? 'Open the menu' : 'Products' })
          .click(),
    ],
    ['the form with faults', paths.buyNow, (page) => placeOrder(page).then(() => nextToast(page))],
    [
      'an order received',
      paths.buyNow,
      async (page) => {
        await fillOrder(page, goodEntries);
        await placeOrder(page);
        await nextToast(page);
      },
    ],
  ];
  test.each(states)('%s', async (_state, path, reach) => {
    const { page, end } = await open(path, { screen });
    await reach(page);
    // A toast that is still moving in is see-through.
    await page.waitForTimeout(800);
    expect(await findings(page)).toEqual([]);
    await end();
  });

  test('remotes that are down', async () => {
    const { page, end } = await open(paths.home, {
      screen,
      before: (context) => context.route(/remoteEntry/, (route) => route.abort()),
    });
    await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    expect(await findings(page)).toEqual([]);
    await end();
  });
});

test.each(pages)('%s never scrolls sideways, from 320 px up', async (path) => {
  const { page, end } = await open(path, { screen: 'phone' });
  for (const width of [320, 360, 545, 548, 550, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.waitForTimeout(150);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({ width, overhang }).toEqual({ width, overhang: 0 });
  }
  await end();
});

test('the site can be used with the keyboard alone: skip link, dropdown, form', async () => {
  const { page, end } = await open(paths.home, {});
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'Skip to the content',
  );
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.getByLabel('Name*').focus();
  for (const text of [
    goodEntries['Name*'],
    goodEntries['Email*'],
    goodEntries['Phone*'],
    goodEntries['Quantity*'],
  ]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByLabel('Select Product*').press('Tab');
  await page.getByRole('button', { name: 'Place Order' }).press('Enter');
  expect((await nextToast(page)).kind).toBe('success');
  await end();
});
