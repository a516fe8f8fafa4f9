import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { languageOf } from '@site/company/languages';
import { paths, routes } from '@site/company/paths';
import { seededNumbers } from '@site/tooling/seededNumbers';
import { isLongForm } from '@site/tooling/testing/testForm';
import { goInHistory, linkOn, linksOn } from './linksOfSite';
import { expect, test, type Site } from '../browser/test';
import { forEachVisit, keepNoPagesInFirefox } from '../browser/forEachVisit';
import { browserThatKeepsPages } from '../browser/fullChromium';

if (isLongForm) test.use({ launchOptions: browserThatKeepsPages });
// Firefox visits one page at a time.
test.describe.configure({ timeout: isLongForm ? 1_800_000 : 1_200_000 });

const VISITS = isLongForm ? 200 : 10;
const STEPS = 8;

/** How long a visitor looks before the next step at most, in ms. */
const MAX_PAUSE = isLongForm ? 1200 : 300;

/** Firefox tells so of scripts that were cut off because their page was left. */
const HASH_OF_NOTHING = createHash('sha256').digest('base64');

/** Does something to what is there; a page that is on its way may have taken it away meanwhile. */
const onWhatIsThere = <Outcome>(there: Locator, action: Promise<Outcome>) =>
  action.catch(async (failure: unknown) => {
    // On a phone the link to the content lies over the header as long as it has the focus.
    const isCovered = /href="#main".* intercepts pointer events/.test(String(failure));
    if (!isCovered && (await there.count()) > 0) throw failure;
    return undefined;
  });

const click = (link: Locator) => onWhatIsThere(link, link.click({ timeout: 3000 }));

/** An impatient visitor, who follows what is there without waiting for what it brings. */
async function visit(site: Site, page: Page, seed: number): Promise<void> {
  const random = seededNumbers(seed);
  const oneOf = <Item>(all: readonly Item[]) => all[Math.floor(random() * all.length)] as Item;
  const log: string[] = [];
  let typed = '';

  const link = async () => {
    const chosen = oneOf(await linksOn(page));
    if (chosen) await click(linkOn(page, chosen));
  };
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    link,
    'a further link': link,
    async back() {
      // The first page of a tab has none before it.
      const canGoBack = await page.evaluate(
        () => (self as unknown as { navigation: { canGoBack: boolean } }).navigation.canGoBack,
      );
      if (canGoBack) await goInHistory(page, -1);
    },
    forward: () => goInHistory(page, 1),
    language: () => click(page.locator('header a[hreflang]').first()),
    async typing() {
      const name = page.locator('main form [name="Name"]');
      if ((await name.count()) === 0) return;
      await onWhatIsThere(name, name.pressSequentially('a', { timeout: 3000 }));
      typed = (await onWhatIsThere(name, name.inputValue({ timeout: 3000 }))) || typed;
    },
    async menu() {
      await page
        .getByRole('button', { expanded: false })
        .first()
        .click({ timeout: 1000 })
        .catch(() => {});
      await page.keyboard.press('Escape');
    },
    keys: () => page.keyboard.press(oneOf(['Tab', 'End', 'Home', 'PageDown', 'Enter'])),
  };

  const start = oneOf(routes);
  await page.goto(site.address + (random() < 0.2 ? `/hi${start === '/' ? '' : start}` : start), {
    waitUntil: 'commit',
  });
  await page.locator('main h1').first().waitFor();
  for (let step = 0; step < STEPS; step++) {
    await page.waitForTimeout(random() * MAX_PAUSE);
    // A step may come while the page before is being left.
    const [name, take] = oneOf(Object.entries(steps));
    log.push(name);
    await take().catch((failure: unknown) => {
      // Its further lines tell what Playwright did meanwhile.
      if (!/Execution context was destroyed|navigat/i.test(String(failure).split('\n')[0] ?? ''))
        throw new Error(`${log.join(', ')}: ${String(failure)}`);
    });
  }
  // What was asked for last is there, in its language and whole.
  await page
    .waitForFunction(
      () =>
        document.querySelector('main h1') &&
        document.querySelector('main')?.ariaBusy !== 'true' &&
        !document.querySelector('[aria-busy="true"]'),
      null,
      { timeout: 8000 },
    )
    .catch(() => {
      throw new Error(`${log.join(', ')}: ${page.url()} is not there`);
    });
  const [language, path] = await page.evaluate(
    () => [document.documentElement.lang, location.pathname] as const,
  );
  expect(language).toBe(languageOf(path));
  if (!typed) return;
  await page.goto(site.address + paths.buyNow, { waitUntil: 'commit' });
  await page
    .waitForFunction(
      // Its page may have gone between the last key and the look at the field.
      (text) =>
        document.querySelector<HTMLInputElement>('main form [name="Name"]')?.value.startsWith(text),
      typed,
      { timeout: 8000 },
    )
    .catch(() => {
      throw new Error(`${log.join(', ')}: "${typed}" is lost`);
    });
}

/** What Firefox says of a script or a font that was on its way when its page was left. */
const LEFT = [HASH_OF_NOTHING, 'status=2152398850'];

test('an impatient visitor loses nothing and gets every page that they ask for', async ({
  site,
}) => {
  const wrong: string[] = [];
  const seeds = Array.from({ length: VISITS }, (_, index) => index + 1);
  await forEachVisit(site.browser, seeds, async (seed) => {
    const context = await site.browser.newContext({
      viewport: seed % 2 ? { width: 1280, height: 900 } : { width: 360, height: 780 },
    });
    await keepNoPagesInFirefox(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      if (!LEFT.some((words) => String(error).includes(words)))
        wrong.push(`seed ${seed}: ${String(error)}`);
    });
    page.on('console', (message) => {
      if (/Drawn again|not shown/.test(message.text()))
        wrong.push(`seed ${seed}: ${message.text()}`);
    });
    await visit(site, page, seed).catch((failure: unknown) =>
      wrong.push(`seed ${seed}: ${String(failure)}`),
    );
    await context.close();
  });
  expect(wrong).toEqual([]);
});
