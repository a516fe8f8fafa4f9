import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, type RemoteName } from '@site/contracts/remotes';
import { languages, localised } from '@site/company/languages';
import { paths, routes } from '@site/company/paths';
import { productOf, products } from '@site/company/products';
import { deskTexts } from '@site/order-desk/texts/deskTexts';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { openDesk, row, signIn, storeOrder } from '../desk/deskVisits';
import { carouselOf, whenMoving } from '../browser/parts/carousel';
import { nextToast } from '../browser/parts/toasts';
import { START_TIMEOUT_MS, startNpm, type Program } from '@site/tooling/testing/startProgram';
import { differencesInLook, lookOfPage, type Look } from './lookOfPage';
import { screens } from '../browser/screens';
import { whenSettled, type Visit } from '../browser/visit';
import { expect, testOnOwnSite } from '../browser/test';

/** The shell's. The remotes are behind it; their usual ports are left to the tests that ask for those. */
const PORT = 3020;
const address = `http://localhost:${PORT}`;
const addressOf = (name: RemoteName) => `http://localhost:${PORT + 1 + remoteNames.indexOf(name)}`;

let copy: SourceCopy;
let development: Program;
let developedDesk: Program | undefined;

const test = testOnOwnSite();

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS);
  copy = copyOfSources();
  development = startNpm(['run', 'content', '--', '--port', String(PORT)], copy.folder);
  await development.line(/in development: (.*) \(Ctrl-C/);
});

test.afterAll(async () => {
  development?.kill();
  developedDesk?.kill();
  copy?.remove();
});

/** How an opened page looks. It is closed then. */
async function look({ page }: Pick<Visit, 'page'>, within?: string): Promise<Look[]> {
  await page.waitForLoadState('networkidle');
  const seen = await lookOfPage(page, within);
  await page.context().close();
  return seen;
}

for (const path of routes.flatMap((route) =>
  languages.map((language) => localised(route, language)),
)) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test(`${path} looks as the built page does, on a ${screen}`, async ({ site }) => {
      const options = { reducedMotion: 'reduce', viewport } as const;
      const opened = await site.visit(address + path, options);
      const developed = await look(opened);
      expect(opened.faults).toEqual([]);

      expect(developed.length).toBeGreaterThan(20);
      // A built page does without a font that is late; the second time it has it.
      await expect(async () => {
        const visit = await site.visit(path, options);
        await visit.page.reload();
        expect(differencesInLook(await look(visit), developed)).toEqual([]);
      }).toPass({ timeout: 30_000 });
    });
  }
}

const parts = (product: string) =>
  [
    ['order', '/', 'form', '/', 'main form'],
    ['order', '/', 'form >> nth=1', '/', 'footer form'],
    ['products', '/', 'main ul', '/', '[data-owner="products"]'],
    ['products', product, 'main', product, '[data-owner="products"]'],
  ] as const;

for (const [language, remote, ownPath, ownPlace, path, place] of languages.flatMap((language) =>
  parts(products[0]?.path ?? '').map((part) => [language, ...part] as const),
)) {
  test(`in ${language}, ${remote} alone at ${ownPath} looks as in the built page: ${ownPlace}`, async ({
    site,
  }) => {
    const options = { reducedMotion: 'reduce', viewport: screens.desktop } as const;
    const own = await site.browser.newPage(options);
    const faults: string[] = [];
    own.on('pageerror', (error) => faults.push(String(error)));
    own.on('response', (response) => response.status() === 404 && faults.push(response.url()));
    await own.goto(addressOf(remote) + localised(ownPath, language));
    await own.waitForLoadState('networkidle');
    expect(await own.title()).not.toBe('');
    const alone = await look({ page: own }, ownPlace);

    expect(faults).toEqual([]);
    expect(alone.length).toBeGreaterThan(3);
    await expect(async () => {
      const visit = await site.visit(localised(path, language), options);
      await visit.page.reload();
      expect(differencesInLook(await look(visit, place), alone)).toEqual([]);
    }).toPass({ timeout: 30_000 });
  });
}

test('the home page in Hindi names its texts with ?inspect', async ({ site }) => {
  const { page } = await site.visit(`${address}${localised(paths.home, 'hi')}?inspect`);
  const inspector = page.getByRole('complementary', { name: 'Inspector' });
  await expect(inspector.getByText(/content\/hi\/home\.json:\d+/).first()).toBeAttached();
});

test('an order is taken', async ({ site }) => {
  const { page } = await site.visit(address);
  await fillOrder(page, goodEntries);
  await placeOrder(page);

  expect(await nextToast(page)).toMatchObject({ kind: 'success' });
});

const CHANGED = 'Changed while the page was open.';

/** Puts a text back: a test that fails and is tried again would find its own change. */
let putBack: (() => void) | undefined;
test.afterEach(() => putBack?.());

for (const [owner, path, group, key] of [
  ['a remote', 'remote-products/content/forte.json', 'card', 'text'],
  ['the shell', 'shell/content/home.json', 'circulation', 'lead'],
] as const) {
  test(`a text that is changed in ${owner} shows in the open page, at the place that is read`, async ({
    site,
  }) => {
    const { page } = await site.visit(address);
    const file = join(copy.folder, path);
    const before = readFileSync(file, 'utf8');
    putBack = () => writeFileSync(file, before);
    const texts = JSON.parse(before) as Record<string, Record<string, string>>;
    const text = texts[group]?.[key] ?? '';
    await page.getByText(text).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);

    writeFileSync(file, before.replace(text, CHANGED));
    await page.getByText(CHANGED).waitFor();
    // The shell opens a page at its top once it is drawn.
    await page.waitForLoadState('networkidle');
    await whenSettled(page);
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 15_000 }).toBe(place);
  });
}

test('a text that is changed on a slide shows on that slide', async ({ site }) => {
  const { page } = await site.visit(address + productOf('forte').path, { reducedMotion: 'reduce' });
  const file = join(copy.folder, 'remote-products/content/forte.json');
  const before = readFileSync(file, 'utf8');
  putBack = () => writeFileSync(file, before);
  const { indications } = JSON.parse(before) as { indications: { slides: { doctor: string }[] } };
  const text = indications.slides.at(-1)?.doctor ?? '';
  const carousel = carouselOf(page, /^conditions/);
  // Slick's clones of it are not shown.
  const shown = (it: string) => carousel.locator('.slick-active').getByText(it);
  await whenMoving(carousel);
  await expect(async () => {
    await carousel.getByRole('button', { name: /^Next/ }).click();
    await expect(shown(text)).toBeInViewport({ timeout: 500 });
  }).toPass();

  writeFileSync(file, before.replace(text, CHANGED));
  await expect(shown(CHANGED)).toBeInViewport({ timeout: 30_000 });
});

test('the desk looks like a served one, with its orders, and an edit shows without a reload', async ({
  browser,
  server,
}) => {
  test.setTimeout(START_TIMEOUT_MS);
  const { name, list, signIn: words } = deskTexts.en;
  const served = await server.desk();
  const options = ['--desk', new URL(served).port, '--port', '0'];
  developedDesk = startNpm(['run', 'dev', '--', 'desk', ...options], copy.folder);
  const [, developed = ''] = await developedDesk.line(/in development: (\S+) \(Ctrl-C/);
  const lookAt = async (address: string) => {
    const visit = await openDesk(browser, address, { viewport: screens.desktop });
    // A built page does without a font that is late; the second time it has it.
    await visit.page.reload();
    await visit.page.getByLabel(words.email).waitFor();
    return look(visit);
  };
  await expect(async () => {
    expect(differencesInLook(await lookAt(served), await lookAt(developed))).toEqual([]);
  }).toPass({ timeout: 30_000 });
  const others = { Name: 'Ravi Kumar', Mobile: '9876500002', Email: 'ravi@shop.test' };
  await storeOrder(server, others);
  await storeOrder(server, { Name: 'Asha Verma' });
  const { page, faults } = await openDesk(browser, developed, { viewport: screens.desktop });
  await signIn(page, server);
  await expect(row(page, others.Name)).toBeVisible();
  await page.getByText(list.filters).click();
  await page.getByLabel(list.search, { exact: true }).fill('asha');
  await expect(row(page, others.Name)).toBeHidden();

  const file = join(copy.folder, 'order-desk/src/DeskPages.tsx');
  const before = readFileSync(file, 'utf8');
  putBack = () => writeFileSync(file, before);
  writeFileSync(file, before.replace('{texts.name}', `{texts.name} ${CHANGED}`));
  await expect(page.getByText(`${name} ${CHANGED}`)).toBeVisible({ timeout: 30_000 });

  // What was typed is in no address and on no device: a reload would have lost it.
  await expect(page.getByLabel(list.search, { exact: true })).toHaveValue('asha');
  expect(faults).toEqual([]);
});
