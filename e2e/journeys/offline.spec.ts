import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { ALIVE } from '@site/contracts/boot';
import { brand } from '@site/company/brand';
import { localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { ENQUIRIES_TAG } from '@site/contracts/serviceWorker';
import { openNetwork, type Network } from '../browser/network/openNetwork';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { nextToast } from '../browser/parts/toasts';
import { storedRecords } from '../site/storedRecords';
import { hindiTexts, labels, offlinePage, policy, siteTexts } from '../browser/parts/siteTexts';
import { expect, testOnOwnSite, IN_CHROMIUM } from '../browser/test';
import { whenProductFetched } from '../browser/whenProductFetched';

const forte = products[0] as (typeof products)[number];

const test = testOnOwnSite();

let context: BrowserContext;
let network: Network;
/** How many enquiries the tests before have left. */
let earlier: number;

test.beforeEach(async ({ browser, server }) => {
  [context, network] = await Promise.all([
    browser.newContext({ serviceWorkers: 'allow' }),
    openNetwork(server.address),
  ]);
  earlier = (await storedRecords(server)).length;
});
test.afterEach(async () => {
  await context.close();
  await network.cut();
});

async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(network.address + path);
  return page;
}

/** Whether a path is kept, in a cache of that name or in any. */
const isKept = (page: Page, path: string, cacheName?: string) =>
  page.evaluate(
    async ([it = '', name]) =>
      (await (name ? await caches.open(name) : caches).match(it)) !== undefined,
    [path, cacheName],
  );

/** A page is kept once it was shown for some seconds, and a new worker takes its time as well. */
const KEEPING_LIMIT = 20_000;

const whenKept = (page: Page, path: string, cacheName?: string) =>
  expect.poll(() => isKept(page, path, cacheName), { timeout: KEEPING_LIMIT }).toBe(true);

test('a page that was opened can be read and used without a network; another one says why not', async () => {
  const first = await open(paths.home);
  await whenKept(first, paths.home);
  await first.close();
  await network.cut();

  const page = await open(paths.home);
  await page.waitForSelector(`html[${ALIVE}]`);
  const picture = page.locator('main img').first();
  expect(
    await picture.evaluate((element: HTMLImageElement) => element.naturalWidth),
  ).toBeGreaterThan(0);
  await page.getByRole('button', { name: siteTexts.header.products }).click();
  const link = page.getByRole('banner').getByRole('link', { name: forte.name });
  await link.hover();
  await whenProductFetched(page);
  await link.click();
  await page.getByRole('heading', { level: 1, name: forte.name }).waitFor();

  for (const path of [paths.privacyPolicy, localised(paths.privacyPolicy, 'hi')]) {
    await page.goto(network.address + path);
    await page.getByRole('heading', { level: 1, name: offlinePage.title }).waitFor();
  }
  await page.getByRole('contentinfo').getByRole('link', { name: brand.phone }).waitFor();
  await page.goto(network.address + paths.privacyPolicy);
  await page.getByRole('banner').getByRole('link', { name: siteTexts.header.contact }).click();
  await page.waitForURL(`**${paths.privacyPolicy}#contact`);

  await network.restore();
  await page.getByRole('link', { name: siteTexts.remotes.retry }).click();
  await page.getByRole('heading', { level: 1, name: policy.title }).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.privacyPolicy);
});

/** A host in trouble, or a network that wants its visitors to sign in first. */
const stumbles: [string, RequestListener][] = [
  ['503', (_, response) => response.writeHead(503, { 'Content-Type': 'text/html' }).end('Busy')],
  ['an empty 500', (_, response) => response.writeHead(500).end()],
  ['an empty 200', (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end()],
  [
    'the page of a portal',
    (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Sign in'),
  ],
  [
    'a redirect to a portal',
    (_, response) => response.writeHead(302, { Location: 'http://portal.invalid/' }).end(),
  ],
];

test('where the host answers with something else, a page that is kept is shown', async () => {
  const first = await open(paths.home);
  await whenKept(first, paths.home);
  await first.close();
  await network.cut();

  for (const [name, answer] of stumbles) {
    const stumbling = createServer(answer).listen(network.port, 'localhost');
    await once(stumbling, 'listening');
    const page = await open(paths.home);
    await expect(page.locator(`html[${ALIVE}]`), name).toBeAttached();
    await page.close();
    stumbling.closeAllConnections();
    await new Promise((resolve) => stumbling.close(resolve));
  }
  await network.restore();
});

test('a script of a kept page that fails once is had again without a network', async () => {
  const first = await open(paths.home);
  await whenKept(first, paths.home);
  await network.cut();
  await context.addInitScript(() => {
    const append = Element.prototype.append;
    Element.prototype.append = function (...nodes) {
      const failing = nodes.filter(
        (node): node is HTMLScriptElement =>
          node instanceof HTMLScriptElement && /shell[.]js$/.test(node.src),
      );
      for (const script of failing) script.type = 'text/plain';
      append.apply(this, nodes);
      for (const script of failing) script.dispatchEvent(new Event('error'));
    };
  });

  const page = await open(paths.home);
  await page.waitForSelector(`html[${ALIVE}]`, { timeout: 15_000 });
});

test('the Hindi page says it in Hindi', async () => {
  const page = await open(localised(paths.buyNow, 'hi'));
  await whenKept(page, localised(paths.buyNow, 'hi'));
  await network.cut();

  await page.goto(network.address + localised(forte.path, 'hi'));
  await page.getByRole('heading', { level: 1, name: hindiTexts.offline.title }).waitFor();
});

test(
  'a kept page whose script was lost says how to order without a network, and goes on when it is back',
  { tag: IN_CHROMIUM },
  async () => {
    const first = await open(paths.home);
    await whenKept(first, paths.home);
    await first.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const lost = (await cache.keys()).filter(({ url }) => /\/shell\/[^/]+\/shell\./.test(url));
        await Promise.all(lost.map((request) => cache.delete(request)));
      }
    });
    await (await context.newCDPSession(first)).send('Network.clearBrowserCache');
    await first.close();
    await network.cut();

    const page = await open(paths.home);
    const help = page.getByRole('alert').filter({ hasText: brand.phone });
    await help.waitFor({ timeout: 10_000 });

    await network.restore();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await help.waitFor({ state: 'hidden' });
    await page.waitForSelector(`html[${ALIVE}]`);
  },
);

test('a new composition leaves an open tab alone, and comes whole once the tab is closed', async ({
  startAltered,
}) => {
  const NEXT = 'abcdefabcdef';
  const id = (page: Page) => page.locator('#site').getAttribute('data-composition');
  const page = await open(paths.home);
  await whenKept(page, paths.home);
  await page.getByLabel(labels.Name, { exact: true }).fill(goodEntries.Name);
  const before = await id(page);
  if (!before) throw new Error('The page names no composition.');

  const next = await startAltered(
    /(\.html|service-worker\.js)$/,
    (text) => text.replaceAll(before, NEXT),
    false,
  );
  await network.cut();
  await network.restore(next.address);
  const other = await open(paths.privacyPolicy);
  expect(await id(other)).toBe(NEXT);
  // The tab's own composition answers it still, and the new one has taken over what was kept.
  await whenKept(page, paths.home, `site-${NEXT}`);
  await expect(page.getByLabel(labels.Name, { exact: true })).toHaveValue(goodEntries.Name);
  await network.cut();
  await other.reload();
  await other.getByRole('heading', { level: 1, name: offlinePage.title }).waitFor();
  await page.reload();
  expect(await id(page)).toBe(before);

  await Promise.all([page.close(), other.close()]);
  const blank = await context.newPage();
  await expect(async () => {
    await blank.goto(network.address + paths.home);
    const now = await id(blank);
    if (now !== NEXT) await blank.goto('about:blank');
    expect(now).toBe(NEXT);
  }).toPass();
  await blank.waitForSelector(`html[${ALIVE}]`);
  expect(await blank.evaluate(() => caches.keys())).toEqual([`site-${NEXT}`]);
});

test('a form that is touched for the first time without a network takes an order, which arrives when it is back', async ({
  server,
}) => {
  const page = await open(paths.buyNow);
  await whenKept(page, paths.buyNow);
  await network.cut();
  await fillOrder(page, goodEntries);
  await placeOrder(page);
  await page.getByText('is waiting on this device').waitFor();
  await expect(page.getByLabel(labels.Name, { exact: true })).toHaveValue('');

  await network.restore();
  await nextToast(page);
  expect(await storedRecords(server)).toHaveLength(earlier + 1);
});

test(
  'an enquiry that was left offline goes out when the network is back, its tab closed',
  { tag: IN_CHROMIUM },
  async ({ server }) => {
    const page = await open(paths.buyNow);
    await whenKept(page, paths.buyNow);
    await network.cut();
    await fillOrder(page, goodEntries);
    await placeOrder(page);
    await page.getByText('We have not received it').or(page.getByText('waiting')).first().waitFor();
    const elsewhere = await context.newPage();
    const devtools = await context.newCDPSession(elsewhere);
    const registered = new Promise<string>((resolve) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [it] = registrations;
        if (it) resolve(it.registrationId);
      }),
    );
    await devtools.send('ServiceWorker.enable');
    await page.close();
    expect(await storedRecords(server)).toHaveLength(earlier);

    await network.restore();
    // What the browser itself does as soon as there is a network.
    await devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin: network.address,
      registrationId: await registered,
      tag: ENQUIRIES_TAG,
      lastChance: false,
    });
    await expect.poll(() => storedRecords(server)).toHaveLength(earlier + 1);
  },
);
