import type { BrowserContext, Page } from '@playwright/test';
import { localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { isLongForm, sampleOf } from '@site/tooling/testing/testForm';
import { goodEntries, ownName, typeOrder } from '../browser/orderForm';
import { nextToast } from '../browser/parts/toasts';
import { ordersOf } from '../site/storedRecords';
import { breakRemote, type NetworkFault } from '../browser/network/remoteFaults';
import { sending, siteTexts } from '../browser/parts/siteTexts';
import { expect, test, type Site } from '../browser/test';
import { forEachVisit, keepNoPagesInFirefox } from '../browser/forEachVisit';
import { browserThatKeepsPages } from '../browser/fullChromium';

if (isLongForm) test.use({ launchOptions: browserThatKeepsPages });
// Firefox visits one page at a time.
test.describe.configure({ timeout: isLongForm ? 900_000 : 600_000 });

const typed = { ...goodEntries, Name: ownName(), Quantity: '3' };
const SUBSCRIBER = 'subscriber@mail.example';

const subscriber = (page: Page) => page.locator('footer form [type="email"]');
const type = (page: Page) => typeOrder(page, typed);

/** Waits until the form is there with all that was typed. */
async function untilTyped(page: Page): Promise<void> {
  await page.waitForFunction(
    (texts) => {
      const fields = document.querySelector<HTMLFormElement>('main form')?.elements;
      return Object.entries(texts).every(
        ([name, text]) => (fields?.namedItem(name) as HTMLInputElement | null)?.value === text,
      );
    },
    typed,
    { timeout: 12_000 },
  );
}

const follow = async (page: Page, selector: string, path: string) => {
  await page.locator(selector).filter({ visible: true }).first().click();
  await page.waitForFunction(
    (pathname) => location.pathname === pathname && document.querySelector('main h1') !== null,
    path,
  );
};

const goBack = async (page: Page, path: string) => {
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction((pathname) => location.pathname === pathname, path);
};

/** Ways on which a visitor comes back to a form. */
const ways: Readonly<Record<string, (page: Page, path: string) => Promise<unknown>>> = {
  'a page and back': async (page, path) => {
    await follow(page, `footer a[href="${paths.privacyPolicy}"]`, paths.privacyPolicy);
    await goBack(page, path);
  },
  'a page and the link to this one': async (page, path) => {
    await follow(page, `footer a[href="${paths.privacyPolicy}"]`, paths.privacyPolicy);
    await follow(page, `header a[href="${path}"]`, path);
  },
  'an anchor': async (page) => {
    await page.locator('header a[href="#contact"]').filter({ visible: true }).click();
    await page.waitForFunction(() => location.hash === '#contact');
  },
  'another language and back': async (page, path) => {
    await follow(page, 'header a[hreflang="hi"]', localised(path, 'hi'));
    await follow(page, 'header a[hreflang="en"]', path);
  },
  'another language, and Back': async (page, path) => {
    await follow(page, 'header a[hreflang="hi"]', localised(path, 'hi'));
    await goBack(page, path);
  },
  'a reload': (page) => page.reload({ waitUntil: 'commit' }),
};

const states: readonly NetworkFault[] = [
  'is up',
  'is down',
  'hangs',
  'answers 2 s late',
  'answers 6 s late',
];

/** Typed as soon as the form is on the screen, or when the page has been looked at. */
const moments = [0, 1500];

async function open(
  site: Site,
  state: NetworkFault,
  path: string,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 900 } });
  await breakRemote(context, 'order', state);
  await prepare?.(context);
  const page = await context.newPage();
  await page.goto(site.address + path, { waitUntil: 'commit' });
  return { context, page };
}

test('what a visitor typed is there again, on whatever way they come back and however the remote is', async ({
  site,
}) => {
  const rows = states.flatMap((state) =>
    Object.keys(ways).flatMap((way) =>
      [paths.home, paths.buyNow].flatMap((path) =>
        moments.map((moment) => ({ state, way, path, moment })),
      ),
    ),
  );
  const lost: string[] = [];
  await forEachVisit(site.browser, sampleOf(rows, 7), async ({ state, way, path, moment }) => {
    const { context, page } = await open(site, state, path, keepNoPagesInFirefox);
    try {
      if (moment) await page.waitForTimeout(moment);
      await type(page);
      await ways[way]!(page, path);
      await untilTyped(page);
    } catch (failure) {
      const left = await page
        .locator('main form [name="Name"]')
        .inputValue({ timeout: 500 })
        .catch(() => 'no form');
      lost.push(
        `${state}, ${way}, ${path}, ${moment} ms: ${String(failure).split('\n')[0]} ${left}`,
      );
    } finally {
      await context.close();
    }
  });
  expect(lost).toEqual([]);
});

test('what was typed on in another language is there after Back', async ({ site }) => {
  const { page } = await open(site, 'is up', paths.buyNow);
  const name = page.locator('main form [name="Name"]');
  await name.pressSequentially('Asha');
  await follow(page, 'header a[hreflang="hi"]', localised(paths.buyNow, 'hi'));
  await name.press('End');
  await name.pressSequentially(' Rao');
  await goBack(page, paths.buyNow);
  // Firefox's driver waits for ever to look at an element of a page that came back from its cache.
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('main form [name="Name"]')?.value === 'Asha Rao',
  );
});

test('what was typed into the subscription is there after a reload', async ({ site }) => {
  const { page } = await open(site, 'is down', paths.privacyPolicy);
  await subscriber(page).pressSequentially(SUBSCRIBER);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(
    (text) =>
      document.querySelector<HTMLInputElement>('footer form [type="email"]')?.value === text,
    SUBSCRIBER,
  );
});

test('an order that is placed before the form answers is sent once, over a reload too', async ({
  site,
}) => {
  const before = (await ordersOf(site, typed.Name)).length;
  const { page } = await open(site, 'answers 2 s late', paths.buyNow);
  await type(page);
  await page.locator('main form [type="submit"]').click();
  await page.getByText(sending).filter({ visible: true }).waitFor();
  await page.reload({ waitUntil: 'commit' });
  expect((await nextToast(page)).kind).toBe('success');
  // A second copy would be on its way.
  await page.waitForLoadState('networkidle');
  expect(await ordersOf(site, typed.Name)).toHaveLength(before + 1);
});

test('an order that is placed after the shell has failed is not said to be on its way for ever', async ({
  site,
}) => {
  const { page } = await open(site, 'is up', paths.buyNow, (context) =>
    context.route(/releases\/shell\/.*\.js/, (route) => route.abort()),
  );
  await type(page);
  await page
    .getByText(/cannot send just now|did not load/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.locator('main form [type="submit"]').click();
  await page.getByText(sending).waitFor({ state: 'hidden', timeout: 12_000 });
  await untilTyped(page);
});

test('a form that cannot be sent says so, and Try again sends the order once', async ({ site }) => {
  const before = (await ordersOf(site, typed.Name)).length;
  const { context, page } = await open(site, 'is down', paths.buyNow);
  await type(page);
  await page.locator('main form [type="submit"]').click();
  const help = page.getByRole('status').filter({ hasText: 'The order form cannot send just now.' });
  await help.waitFor({ timeout: 10_000 });
  await page.getByText(sending).waitFor({ state: 'hidden' });
  await untilTyped(page);

  await context.unrouteAll();
  // Another part of the remote may have come first, and this one with it.
  help
    .getByRole('button', { name: siteTexts.remotes.retry })
    .click()
    .catch(() => {});
  await help.waitFor({ state: 'hidden' });
  await untilTyped(page);
  await page.locator('main form [type="submit"]').click();
  expect((await nextToast(page)).kind).toBe('success');
  // A second copy would be on its way.
  await page.waitForLoadState('networkidle');
  expect(await ordersOf(site, typed.Name)).toHaveLength(before + 1);
});
