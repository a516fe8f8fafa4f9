import { paths } from '@site/company/paths';
import { ALIVE } from '@site/contracts/boot';
import { newId } from '@site/order-model/newId';
import { isLongForm, sampleOf } from '@site/tooling/testing/testForm';
import { goodEntries, fillByName, readOrder, typeOrder } from '../browser/orderForm';
import { toastsOn } from '../browser/parts/toasts';
import { storedRecords } from '../site/storedRecords';
import { lastingChanges, outsideChanges } from './outsideChanges';
import { actions } from '../browser/parts/siteTexts';
import { expect, test, type Site } from '../browser/test';
import { forEachVisit } from '../browser/forEachVisit';

test.describe.configure({ mode: 'parallel', timeout: isLongForm ? 900_000 : 600_000 });

/** How long an order may take until the page says what became of it, in ms; a machine with all cores busy included. */
const FATE_LIMIT = 30_000;

/** When the page is changed: before the visitor types, between typing and the form's script, and when all of it answers. */
const moments = ['before typing', 'before the scripts', 'later'] as const;

const changes = { ...outsideChanges, ...lastingChanges };

/** Places the order of a visitor of this name, and says what became of it: nothing where it was stored. */
async function fateOf(
  site: Site,
  visitor: string,
  { path, change, moment }: { path: string; change: string; moment: (typeof moments)[number] },
): Promise<string | undefined> {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 900 } });
  // The scripts come when the visitor is done, as on a slow network.
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await context.route(/\/releases\/.*\.js$/, async (route) => {
    await arrival;
    await route.continue().catch(() => {});
  });
  const page = await context.newPage();
  const alter = () => page.evaluate(changes[change] as () => void);
  const entries = { ...goodEntries, Name: visitor };
  try {
    await page.goto(site.address + path, { waitUntil: 'domcontentloaded' });
    if (moment === 'before typing') await alter();
    await fillByName(page, entries);
    if (moment === 'before the scripts') await alter();
    if (moment === 'later') {
      arrive();
      // React's key on an element: what tells that it answers.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('main form') ?? {}).some((key) =>
          key.startsWith('__react'),
        ),
      );
      await alter();
    }
    await page.locator('main form [type="submit"]').click();
    arrive();
    await toastsOn(page).first().waitFor({ timeout: FATE_LIMIT });
    const said = await toastsOn(page).allInnerTexts();
    return said.length === 1 ? undefined : said.join();
  } catch (failure) {
    const left = await readOrder(page).catch(() => 'no form');
    return `${String(failure).split('\n')[0]} ${JSON.stringify(left)}`;
  } finally {
    await context.close();
  }
}

test('a form that is translated while an order waits goes on working', async ({ site }) => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.goto(site.address + paths.buyNow);
  await context.route('**/v1/**', (route) => route.abort());
  await typeOrder(page, { ...goodEntries, Name: 'Asha in translation' });
  await page.locator('main form [type="submit"]').click();
  const waits = page.locator('main [role="status"]').filter({ hasText: /waiting on this device/ });
  await waits.waitFor();
  await page.evaluate(changes['a translation by font elements'] as () => void);

  await page.getByRole('button', { name: actions.discard, exact: true }).click();
  await page.getByRole('button', { name: actions.confirmDiscard }).click();
  await waits.waitFor({ state: 'detached' });
  const visitor = `Asha ${newId().slice(0, 8)}`;
  await typeOrder(page, { ...goodEntries, Name: visitor });
  await context.unroute('**/v1/**');
  await page.locator('main form [type="submit"]').click();
  await toastsOn(page).first().waitFor();
  expect((await storedRecords(site)).map(({ Name }) => Name)).toContain(visitor);
});

test('a page that is translated before its scripts come has no error that would count against a release', async ({
  site,
}) => {
  const page = await site.browser.newPage();
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/releases\/.*\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(site.address + paths.buyNow, { waitUntil: 'domcontentloaded' });
  await page.evaluate(changes['a translation by font elements'] as () => void);
  arrive();
  await page.waitForSelector(`html[${ALIVE}]`);
  await page.waitForLoadState('networkidle');
  expect(errors).toEqual([]);
  await page.context().close();
});

for (const moment of moments) {
  test(`whatever else changes the page ${moment}, an order that is placed is stored, once`, async ({
    site,
  }) => {
    const rows = Object.keys(changes).flatMap((change) =>
      [paths.buyNow, paths.home].map((path) => ({ change, path, moment })),
    );
    expect(Object.keys(changes).length).toBeGreaterThanOrEqual(40);
    const lost: string[] = [];
    const placed: string[] = [];
    // Of these visitors alone: others order on this site as well.
    const family = `Asha ${newId().slice(0, 8)}`;
    await forEachVisit(
      site.browser,
      sampleOf(rows, 7, 2 * moments.indexOf(moment)),
      async (row) => {
        const visitor = `${family} ${placed.length}`;
        placed.push(visitor);
        const fate = await fateOf(site, visitor, row);
        if (fate !== undefined) lost.push(`${row.change}, ${row.path}: ${fate}`);
      },
    );
    expect(lost).toEqual([]);
    const stored = (await storedRecords(site)).map(({ Name }) => String(Name));
    expect(stored.filter((record) => record.startsWith(`${family} `)).sort()).toEqual(
      placed.sort(),
    );
  });
}
