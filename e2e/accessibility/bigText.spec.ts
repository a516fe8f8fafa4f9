import type { Page } from '@playwright/test';
import { languageOf, languages, localised } from '@site/company/languages';
import { paths, routes } from '@site/company/paths';
import { isLongForm, sampleOf } from '@site/tooling/testing/testForm';
import { layoutFaults } from '../browser/layoutFaults';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { TOAST_REGION, toastsOn } from '../browser/parts/toasts';
import { STORE } from '../browser/outboxVisits';
import { screens } from '../browser/screens';
import { setTextSize } from '../browser/textSize';
import { whenSettled } from '../browser/visit';
import { expect, IN_CHROMIUM, test } from '../browser/test';

/** Text sizes of the browser, in percent. */
const SIZES = isLongForm ? [100, 150, 200, 250, 300] : [100, 200, 300];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await whenSettled(page);
}

/** The faults of a part of the page at each text size, by size; sizes without a fault are left out. */
async function faultsBySize(
  page: Page,
  part?: string,
  prepare = async () => {},
): Promise<Record<number, string[]>> {
  const found: Record<number, string[]> = {};
  for (const size of SIZES) {
    await setTextSize(page, size);
    await prepare();
    const faults = await layoutFaults(page, part);
    if (faults.length > 0) found[size] = faults;
  }
  return found;
}

const inEveryLanguage = (path: string) => languages.map((language) => localised(path, language));

const screenNames = Object.keys(screens) as (keyof typeof screens)[];

for (const [turn, screen] of sampleOf(screenNames, 2).entries()) {
  test.describe(`on a ${screen} screen`, { tag: IN_CHROMIUM }, () => {
    // In the short form pages take turns at screens and languages, and so do states.
    test.use({ viewport: screens[screen] });

    for (const path of sampleOf([...routes, '/no-such-page'].flatMap(inEveryLanguage), 5, turn)) {
      test(`${path} fits the screen at every text size`, async ({ page }) => {
        await open(page, path);
        expect(await faultsBySize(page)).toEqual({});
      });
    }

    for (const path of sampleOf(inEveryLanguage(paths.home), 2, turn)) {
      test(`every link of the menu at ${path} can be pressed at every text size`, async ({
        page,
      }) => {
        await open(page, path);
        const button = page.locator('header button[popovertarget]').filter({ visible: true });
        for (const size of SIZES) {
          await setTextSize(page, size);
          await button.click();
          expect({ size, faults: await layoutFaults(page, 'header') }).toEqual({
            size,
            faults: [],
          });
          // A press elsewhere closes the menu, so the links beside it are pressed at the end.
          for (const links of ['header [popover] a', 'header a']) {
            for (const link of await page.locator(links).filter({ visible: true }).all()) {
              await link.click({ trial: true });
            }
            if (links !== 'header a') await button.click();
          }
        }
      });
    }

    for (const path of sampleOf(inEveryLanguage(paths.buyNow), 2, turn)) {
      test(`the toast and the errors of the form at ${path} fit the screen at every text size`, async ({
        page,
      }) => {
        await open(page, path);
        // A toast stays while the pointer is over it. It is elsewhere when the text is larger.
        const holdToast = async () => {
          if (!(await toastsOn(page).count())) await placeOrder(page, languageOf(path));
          await toastsOn(page).hover({ timeout: 3000 });
        };
        const seeToast = () => expect(holdToast).toPass();
        expect(await faultsBySize(page, TOAST_REGION, seeToast)).toEqual({});
        expect(await faultsBySize(page, 'main', seeToast)).toEqual({});
        await expect(toastsOn(page)).toHaveCount(1);
      });
    }
  });
}

test.describe('on a phone', { tag: IN_CHROMIUM }, () => {
  test.use({ viewport: screens.phone });

  for (const path of sampleOf(inEveryLanguage(paths.buyNow), 2)) {
    test(`what is said about an order at ${path} fits the screen while it waits and when it is received`, async ({
      page,
    }) => {
      await page.route(STORE, (route) => route.abort());
      await open(page, path);
      const Email = 'asha.verma.of.new.delhi@mail.example';
      await fillOrder(page, { ...goodEntries, Email }, languageOf(path));
      expect(await faultsBySize(page, 'main')).toEqual({});
      await placeOrder(page, languageOf(path));
      const sendNow = page.locator('main form ~ * button').first();
      await sendNow.waitFor();
      expect(await faultsBySize(page, 'main')).toEqual({});

      await page.unrouteAll();
      await sendNow.click();
      await page.locator('main form ~ * strong').waitFor();
      expect(await faultsBySize(page, 'main')).toEqual({});
    });
  }

  for (const path of inEveryLanguage(paths.buyNow)) {
    test(`what asks for a choice at ${path} is as large as other text, and fits`, async ({
      page,
    }) => {
      await open(page, path);
      await setTextSize(page, 200);
      const sizes = await page
        .locator('main select:invalid')
        .evaluateAll((all) => all.map((select) => parseFloat(getComputedStyle(select).fontSize)));
      expect(sizes).toHaveLength(2);
      expect(Math.min(...sizes)).toBeGreaterThan(30);
      expect(await layoutFaults(page, 'main')).toEqual([]);
    });
  }

  for (const path of sampleOf(inEveryLanguage(paths.home), 2, 1)) {
    test(`what is said about remotes that are down at ${path} fits the screen`, async ({
      page,
    }) => {
      await page.route(/remoteEntry/, (route) => route.abort());
      await open(page, path);
      await page.locator('main form input').first().click();
      await page.locator('[role=status] button').first().waitFor();
      // Further down the header lies over the page.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await faultsBySize(page)).toEqual({});
    });
  }
});
