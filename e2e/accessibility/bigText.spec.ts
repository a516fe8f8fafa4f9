import type { Page } from 'playwright-core';
import { languages, localised } from '@site/contracts/languages';
import { paths, routes } from '@site/contracts/paths';
import { isLongForm, sampleOf } from '@site/tooling/testing/testForm';
import { describeInChromium } from '../engines/inChromium';
import { layoutFaults } from '../browser/layoutFaults';
import { openSite } from '../browser/openSite';
import { nextToast, TOAST_REGION, toastsOn } from '../browser/parts/toasts';
import { STORE } from '../browser/outboxVisits';
import { screens } from '../browser/screens';
import { setTextSize } from '../browser/textSize';
import { whenSettled, type Visit } from '../browser/visit';

/** Text sizes of the browser, in percent. */
const SIZES = isLongForm ? [100, 150, 200, 250, 300] : [100, 200, 300];

const site = openSite();
let visit: Visit;
let page: Page;

beforeAll(async () => {
  visit = await site.visit(paths.home, { screen: 'phone', reducedMotion: 'reduce' });
  page = visit.page;
});
afterAll(() => visit?.end());

async function open(path: string): Promise<void> {
  await page.goto(new URL(path, site.address).href, { waitUntil: 'domcontentloaded' });
  await whenSettled(page);
}

/** On how many lines the name beside the brand's mark stands. */
const linesOfName = () =>
  page.locator('header a:has(svg) span').evaluate((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return range.getClientRects().length;
  });

/** The faults of a part of the page at each text size, by size; sizes without a fault are left out. */
async function faultsBySize(part?: string): Promise<Record<number, string[]>> {
  const found: Record<number, string[]> = {};
  for (const size of SIZES) {
    await setTextSize(page, size);
    const faults = await layoutFaults(page, part);
    if ((await linesOfName()) > 1) faults.push("the brand's name is broken");
    if (faults.length > 0) found[size] = faults;
  }
  return found;
}

const inEveryLanguage = (path: string) => languages.map((language) => localised(path, language));

const screenNames = Object.keys(screens) as (keyof typeof screens)[];

describeInChromium.each(sampleOf(screenNames, 2))('on a %s screen', (screen) => {
  // In the short form pages take turns at screens and languages, and so do states.
  const turn = screenNames.indexOf(screen);
  beforeAll(() => page.setViewportSize(screens[screen]));

  test.each(sampleOf([...routes, '/no-such-page'].flatMap(inEveryLanguage), 5, turn))(
    '%s fits the screen at every text size',
    async (path) => {
      await open(path);
      expect(await faultsBySize()).toEqual({});
    },
  );

  test.each(sampleOf(inEveryLanguage(paths.home), 2, turn))(
    'every link of the menu at %s can be pressed at every text size',
    async (path) => {
      await open(path);
      const button = page.locator('header button[popovertarget]').filter({ visible: true });
      for (const size of SIZES) {
        await setTextSize(page, size);
        await button.click();
        expect({ size, faults: await layoutFaults(page, 'header') }).toEqual({ size, faults: [] });
        // A press elsewhere closes the menu, so the links beside it are pressed at the end.
        for (const links of ['header [popover] a', 'header a']) {
          for (const link of await page.locator(links).filter({ visible: true }).all()) {
            await link.click({ trial: true });
          }
          if (links !== 'header a') await button.click();
        }
      }
    },
  );

  test.each(sampleOf(inEveryLanguage(paths.buyNow), 2, turn))(
    'the toast and the errors of the form at %s fit the screen at every text size',
    async (path) => {
      await open(path);
      await page.locator('main button[type=submit]').click();
      await nextToast(page);
      // A toast stays while the pointer is over it.
      await toastsOn(page).hover();
      expect(await faultsBySize(TOAST_REGION)).toEqual({});
      expect(await faultsBySize('main')).toEqual({});
      expect(await toastsOn(page).count()).toBe(1);
    },
  );
});

describeInChromium('on a phone', () => {
  beforeAll(() => page.setViewportSize(screens.phone));
  afterEach(() => page.unrouteAll());

  test.each(sampleOf(inEveryLanguage(paths.buyNow), 2))(
    'what is said about an order at %s fits the screen while it waits and when it is received',
    async (path) => {
      await page.route(STORE, (route) => route.abort());
      await open(path);
      for (const [name, text] of Object.entries({
        Name: 'Asha Verma',
        Email: 'asha.verma.of.new.delhi@mail.example',
        Mobile: '9876543210',
        Quantity: '2',
      })) {
        await page.locator(`main [name=${name}]`).fill(text);
      }
      for (const list of await page.locator('main select').all()) {
        await list.selectOption({ index: 1 });
      }
      expect(await faultsBySize('main')).toEqual({});
      await page.locator('main button[type=submit]').click();
      const sendNow = page.locator('main form ~ * button').first();
      await sendNow.waitFor();
      expect(await faultsBySize('main')).toEqual({});

      await page.unrouteAll();
      await sendNow.click();
      await page.locator('main form ~ * strong').waitFor();
      expect(await faultsBySize('main')).toEqual({});
    },
  );

  test.each(sampleOf(inEveryLanguage(paths.home), 2, 1))(
    'what is said about remotes that are down at %s fits the screen',
    async (path) => {
      await page.route(/remoteEntry/, (route) => route.abort());
      await open(path);
      await page.locator('[role=status] button').first().waitFor();
      expect(await faultsBySize()).toEqual({});
    },
  );
});
