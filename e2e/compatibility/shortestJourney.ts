import assert from 'node:assert/strict';
import type { Browser, Page } from '@playwright/test';
import { anchors, paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { TOAST } from '../browser/parts/toasts';
import type { StartedSite } from '../site/startSiteProcess';
import { storedRecords } from '../site/storedRecords';
import { visit, type Visit } from '../browser/visit';

/** A toast that tells of success. A shell of before the attribute says so in a class of its library. */
const SUCCESS = `[${TOAST}=success], .Toastify__toast--success`;

/** How long one step of a journey may take, in ms: more than a remote's whole budget. */
const STEP_TIMEOUT_MS = 15_000;

const SUBSCRIBER = 'ravi@mail.example';
const SUBSCRIBE = 'footer button[type=submit]';
const IN_PRODUCTS = '[data-owner$="products"]';

/**
 * Goes the shortest way that uses every module of every remote, and every prop of the contract. It looks for what
 * contracts and specification promise and for nothing that one release may change on its own.
 * Gives what went wrong, one sentence each, the console's errors included; an empty list when the site works.
 */
export async function faultsOfJourney(browser: Browser, site: StartedSite): Promise<string[]> {
  const [product] = products;
  assert(product);
  return [
    ...(await walk(browser, site.address, paths.home, (page) => subscribe(page, site))),
    ...(await walk(browser, site.address, product.path, (page) => order(page, product.name, site))),
  ];
}

/** Opens a page, and goes the steps. */
async function walk(
  browser: Browser,
  address: string,
  path: string,
  steps: (page: Page) => Promise<void>,
): Promise<string[]> {
  const faults: string[] = [];
  let opened: Visit | undefined;
  try {
    opened = await visit(browser, address + path, {
      before: async (context) => context.setDefaultTimeout(STEP_TIMEOUT_MS),
    });
    await steps(opened.page);
    // What a page loads when all else is done may complain as well.
    await opened.page.waitForLoadState('networkidle');
  } catch (fault) {
    faults.push((fault as Error).message);
  }
  faults.push(...(opened?.faults ?? []));
  await opened?.page.context().close();
  return faults.map((fault) => `${path}: ${fault}`);
}

/** The home page: the cards lead to the form on it, and the footer's box stores an address and says so. */
async function subscribe(page: Page, { data }: StartedSite): Promise<void> {
  const toForm = await page.locator(`${IN_PRODUCTS} a[href$="#${anchors.buyNow}"]`).count();
  assert.equal(toForm, products.length, 'not every product card leads to the order form');

  await page.locator('footer input[type=email]').fill(SUBSCRIBER);
  await page.locator(SUBSCRIBE).click();
  await page.locator(SUCCESS).first().waitFor();
  const [stored] = await storedRecords({ data }, '--subscribers');
  assert.equal(stored?.Email, SUBSCRIBER, 'the subscription is not stored');
}

/** A product page: it is that product's, its order link leads to the form without a new page, and an order is stored. */
async function order(page: Page, product: string, { data }: StartedSite): Promise<void> {
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  assert(title.includes(product), `the page's heading is "${title}"`);

  const toForm = page.locator(`${IN_PRODUCTS} a[href="${paths.buyNow}"]`).first();
  // Who points at it and reads on has the page's scripts.
  await toForm.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (document.documentElement.dataset.visit = 'the first'));
  await toForm.click();
  await page.waitForURL((url) => url.pathname === paths.buyNow);
  await fillOrder(page, goodEntries);
  const visited = await page.evaluate(() => document.documentElement.dataset.visit);
  assert.equal(visited, 'the first', 'the order link loaded a page anew');

  await placeOrder(page);
  await page.locator(SUCCESS).first().waitFor();
  const stored = await storedRecords({ data });
  assert.deepEqual(
    stored.map(({ Name, Products }) => ({ Name, Products })),
    [{ Name: goodEntries.Name, Products: goodEntries.Products }],
    'the order is not stored',
  );
}
