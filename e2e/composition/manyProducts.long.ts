import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ALIVE } from '@site/contracts/boot';
import { brand } from '@site/contracts/brand';
import { eventually } from '../browser/eventually';
import { axeFindings } from '../browser/axeFindings';
import { openOwnSite } from '../browser/openSite';
import { carouselOf, whenMoving } from '../browser/parts/carousel';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { weighFiles } from './weighSite';

// Eight recipes and two builds.
const LONG = 900_000;
jest.setTimeout(120_000);

const FURTHER = ['gel', 'oil', 'spray', 'foam', 'wrap', 'serum', 'milk', 'balm'];
const pathOf = (id: string) => `/products/${brand.product.toLowerCase()}-${id}`;
const nameOf = (id: string) => `${brand.product} ${id.charAt(0).toUpperCase()}${id.slice(1)}`;
/** Menus list eight products; these two are the ninth and the tenth. */
const [NINTH = '', TENTH = ''] = FURTHER.slice(-2);
/** Two pages of the catalogue, with ten products. */
const PER_PAGE = 6;

let copy: SourceCopy;
/** Scripts and styles with as many products as menus list, and with two more. */
let listed: Record<string, number>;
let all: Record<string, number>;

const weigh = () => weighFiles(join(copy.folder, 'dist/site'), ['/', '/hi', pathOf('forte')]);

function edit(file: string, change: (text: string) => string): void {
  const path = join(copy.folder, file);
  const text = readFileSync(path, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(path, change(text));
}

const site = openOwnSite(() => {
  copy = copyOfSources();
  edit('contracts/src/company/catalogue.ts', (it) =>
    it.replace('PRODUCTS_PER_PAGE = 24', `PRODUCTS_PER_PAGE = ${PER_PAGE}`),
  );
  for (const id of FURTHER.slice(0, -2)) copy.run('new', '--', 'product', id);
  copy.run('build');
  listed = weigh();
  for (const id of [NINTH, TENTH]) {
    copy.run('new', '--', 'product', id);
    edit(`remote-products/content/${id}.json`, (it) =>
      it.replace('"kind": "', `"kind": "The ${id} of `),
    );
  }
  copy.run('build');
  all = weigh();
  return { root: copy.folder, site: join(copy.folder, 'dist/site') };
}, LONG);
afterAll(() => copy?.remove());

/** The requests that a page makes for texts of its own from now on. */
function textsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/texts\/pages\/(.*)$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

const heading = (page: Page, id: string) =>
  page.getByRole('heading', { level: 1, name: nameOf(id) });

/** The pictures that were asked for and did not come. */
const brokenPictures = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((it) => it.complete && it.naturalWidth === 0)
        .map((it) => it.currentSrc),
    );

test('what is made passes the checks', () => {
  copy.run('content', '--', 'check');
  copy.run('types', '-w', 'remote-products');
});

test('products that no menu lists stand in no script', () => {
  const releases = join(copy.folder, 'dist/site/releases/remote-products');
  const folders = readdirSync(releases).filter((it) => !it.includes('.json'));
  const scripts = folders.flatMap((folder) =>
    readdirSync(join(releases, folder))
      .filter((it) => it.endsWith('.js'))
      .map((it) => readFileSync(join(releases, folder, it), 'utf8')),
  );
  expect(scripts.some((it) => it.includes('gel-front'))).toBe(true);
  expect(scripts.filter((it) => it.includes('The milk of') || it.includes('milk-front'))).toEqual(
    [],
  );
  // A site with a catalogue has the code for it and for texts of pages; the names of all products stand in scripts.
  const grown = Object.entries(all).filter(
    ([name, bytes]) => name.endsWith('.js') && bytes > (listed[name] ?? 0) + 1000,
  );
  expect(grown).toEqual([]);
});

test('the page of one has its text with it, and comes alive without a request for it', async () => {
  const { page, faults, end } = await site.visit('/', { screen: 'phone' });
  const asked = textsAskedFor(page);
  await page.goto(site.address + pathOf(NINTH));
  expect(await page.locator('main').innerText()).toContain(`The ${NINTH} of`);
  await whenMoving(carouselOf(page, /pictures/));
  expect(asked).toEqual([]);
  expect(await brokenPictures(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  expect(faults).toEqual([]);
  await end();
});

test('the catalogue leads to all of them, without loading a page anew', async () => {
  const { page, faults, end } = await site.visit('/products');
  const asked = textsAskedFor(page);
  await page.waitForSelector(`html[${ALIVE}]`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  expect(await page.getByRole('main').getByRole('article').count()).toBe(PER_PAGE);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: /^Next/ }).click();
  await page.getByRole('link', { name: `Learn More about ${nameOf(TENTH)}` }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: `Learn More about ${nameOf(TENTH)}` }).click();
  await heading(page, TENTH).waitFor();
  await page.getByText(`The ${TENTH} of`).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: `Learn More about ${nameOf(NINTH)}` }).waitFor();

  expect(asked).toEqual(['en/catalogue-2.json', `en/${TENTH}.json`]);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(faults).toEqual([]);
  await end();
});

test('a text that comes damaged is asked for again; when it does once more, the page says so, and Try again brings it', async () => {
  const { page, end } = await site.visit('/products');
  await page.waitForSelector(`html[${ALIVE}]`);
  const texts = /\/texts\/pages\//;
  const asked = textsAskedFor(page);
  await page.route(texts, (route) => route.fulfill({ body: '["damaged","{}"]' }));
  await page.getByRole('main').getByRole('link', { name: /^Next/ }).click();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await again.waitFor();
  expect(asked).toEqual(['en/catalogue-2.json', 'en/catalogue-2.json']);

  await page.unroute(texts);
  const card = page.getByRole('link', { name: `Learn More about ${nameOf(NINTH)}` });
  await eventually(async () => {
    // For a moment after a failure it is the same one.
    if (await again.isVisible()) await again.click();
    expect(await card.isVisible()).toBe(true);
  });
  await end();
});

test('a page of one that was visited works without a network', async () => {
  const { page, end } = await site.visit(pathOf(TENTH), { serviceWorkers: 'allow' });
  const isKept = () => page.evaluate(async (it) => !!(await caches.match(it)), pathOf(TENTH));
  await eventually(async () => expect(await isKept()).toBe(true), 20_000);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(`The ${TENTH} of`).waitFor();
  // Its script answers: the place that is read is marked.
  const places = page.getByRole('navigation', { name: 'On this page' });
  await places.getByRole('link').nth(1).click();
  await places.locator('a[aria-current=location]').waitFor();
  await end();
});
