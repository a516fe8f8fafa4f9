import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { ALIVE, PART_STATUS } from '@site/contracts/boot';
import { brand } from '@site/company/brand';
import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { folderOf } from '@site/contracts/applicationNames';
import type { RemoteName } from '@site/contracts/remotes';
import { isLongForm, sampleOf } from '@site/tooling/testing/testForm';
import { forEachVisit } from '../browser/forEachVisit';
import { expect, test } from '../browser/test';
import type { alterSite } from '../site/alteredSite';
import { releaseFaults, type ReleaseFault } from '../browser/network/remoteFaults';

test.describe.configure({ mode: 'parallel', timeout: isLongForm ? 600_000 : 120_000 });

const product = products[0]!.path;

/** Links to pages that a remote draws, and how late its files are, in ms. */
const journeys = (
  [
    ['products', paths.home, product],
    ['products', paths.privacyPolicy, product],
    ['products', product, products[1]!.path],
    ['products', paths.buyNow, paths.home],
    ['order', product, paths.buyNow],
    ['order', paths.privacyPolicy, paths.buyNow],
  ] as const
).flatMap(([remote, from, to]) =>
  [0, 150, 400, 5000].map((latency) => ({ remote, from, to, latency })),
);

/** Notes what every frame shows of the page, and gives the frames of all documents of the visit. */
async function film(page: Page): Promise<string[]> {
  const frames: string[] = [];
  await page.exposeFunction('tellFrame', (frame: string) => frames.push(frame));
  await page.addInitScript(() => {
    let last: string | undefined;
    const look = () => {
      const main = document.querySelector('main');
      // A document that has not come yet is not drawn: the page before it is on the screen.
      if (main && document.readyState !== 'loading') {
        const heading = main.querySelector('h1')?.textContent ?? '';
        const text = [...main.querySelectorAll('p, label')].some(
          (element) => element.checkVisibility() && element.textContent,
        );
        const seen = heading && text ? heading : `EMPTY ${location.pathname} "${heading}"`;
        if (seen !== last)
          (self as unknown as { tellFrame(frame: string): void }).tellFrame((last = seen));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return frames;
}

const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const links = [...document.querySelectorAll<HTMLElement>(`a[href="${href}"]`)];
    (links.find((link) => link.checkVisibility()) ?? links[0])!.click();
  }, path);

test('the page that is left or the next one is on the screen in every frame', async ({ site }) => {
  const faults: string[] = [];
  await forEachVisit(site.browser, sampleOf(journeys, 2), async (journey) => {
    const { remote, from, to, latency } = journey;
    const context = await site.browser.newContext();
    const page = await context.newPage();
    const frames = await film(page);
    await page.route(`**${RELEASES_ADDRESS}${folderOf(remote)}/**`, async (route) => {
      await pause(latency);
      await route.continue().catch(() => {});
    });
    await page.goto(site.address + from);
    await page.mouse.move(300, 300);
    await page.waitForSelector(`html[${ALIVE}]`);
    await follow(page, to);
    await page.waitForURL(`**${to}`, { waitUntil: 'commit' });
    await page.waitForFunction(
      () =>
        document.querySelector('main h1') && document.querySelector('main')!.ariaBusy !== 'true',
    );
    // What comes a moment later is filmed as well.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
    });
    const empty = frames.filter((frame) => frame.startsWith('EMPTY'));
    if (empty.length || new Set(frames).size < 2)
      faults.push(`${remote} ${latency} ms late, ${from} to ${to}: ${frames.join(' | ')}`);
    await context.close();
  });
  expect(faults).toEqual([]);
});

const thrower: RemoteName = 'products';

const released = (fault: ReleaseFault): Parameters<typeof alterSite> => [
  new RegExp(`${RELEASES_ADDRESS}${folderOf(thrower)}/.*/[\\w]+\\.shared\\.js$`.slice(1)),
  releaseFaults(thrower)[fault],
  true,
];

test('a page whose part throws when it is drawn is shown as a document, and Back leads back', async ({
  site,
  startAltered,
}) => {
  const own = await startAltered(...released('throws when it is drawn'));
  const page = await site.browser.newPage();
  const frames = await film(page);
  await page.goto(own.address + paths.privacyPolicy);
  await page.mouse.move(300, 300);
  await page.waitForSelector(`html[${ALIVE}]`);
  await follow(page, product);
  await page.locator('main h1', { hasText: products[0]!.name }).waitFor();
  await expect(page).toHaveTitle(new RegExp(`^${products[0]!.name}`));
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.locator('main h1', { hasText: 'Privacy' }).waitFor();
  await expect(page).toHaveURL(new RegExp(`${paths.privacyPolicy}$`));
  expect(frames.filter((frame) => frame.startsWith('EMPTY'))).toEqual([]);
  await page.context().close();
});

/** Sees that the page of a product stands in its place with the help for it. */
async function expectHelp(page: Page): Promise<void> {
  const help = page.locator('main').getByRole('status').filter({ hasText: 'could not be loaded' });
  await help.getByRole('link', { name: brand.phone }).waitFor();
  await expect(page).toHaveURL(new RegExp(`${product}$`));
}

test('a page whose part throws when it is drawn says how to order where the host is gone', async ({
  site,
  startAltered,
}) => {
  const own = await startAltered(...released('throws later'));
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.goto(own.address + product);
  await page.mouse.move(300, 300);
  await page.waitForSelector(`main [${PART_STATUS}=ready]`);
  await follow(page, paths.privacyPolicy);
  await page.locator('main h1', { hasText: 'Privacy' }).waitFor();
  await page.evaluate(() => Object.assign(self, { hasPressed: true }));
  await context.route('**/*', (route) => route.abort('connectionrefused'));
  await follow(page, product);
  await expectHelp(page);
  await context.close();
});

test('where the whole host is gone, a link says how to order all the same', async ({ site }) => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.goto(site.address + paths.privacyPolicy);
  await page.mouse.move(300, 300);
  await page.waitForSelector(`html[${ALIVE}]`);
  await context.route('**/*', (route) => route.abort('connectionrefused'));
  await follow(page, product);
  await expectHelp(page);
  await context.close();
});
