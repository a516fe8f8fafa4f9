import type { Route } from '@playwright/test';
import { ALIVE, PART } from '@site/contracts/boot';
import { defaultLanguage, languages } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { folderOf } from '@site/contracts/applicationNames';
import { remoteNames as names } from '@site/contracts/remotes';
import { isLongForm, sampleOf } from '@site/tooling/testing/testForm';
import { followEveryLink } from './everyLink';
import { breakRemote, networkFaultNames, releaseFaults } from '../browser/network/remoteFaults';
import { policy } from '../browser/parts/siteTexts';
import { expect, test } from '../browser/test';
import { whenProductFetched } from '../browser/whenProductFetched';

test.describe.configure(
  isLongForm
    ? // One after another, its rows would keep one worker long after the others are done.
      { mode: 'parallel', timeout: 900_000 }
    : // Each worker would look for the links of all pages.
      { timeout: 120_000 },
);

/** In the short form, each fault is met on some of the journeys, and the next fault on others. Odd: moments take turns. */
const STEP = isLongForm ? 1 : 15;
const some = (turn: number) => (index: number) => index % STEP === turn % STEP;

/** What a person takes for an answer, in ms; and while a remote fails, when a page comes as a document. */
const AT_ONCE_MS = 1000;
const SOON_MS = 1500;

for (const [index, name] of names.entries()) {
  test.describe(name, () => {
    const offset = index * 4;

    // Where all is up, there is no other remote.
    for (const [fault, turn] of networkFaultNames
      .map((fault, turn) => [fault, turn] as const)
      .slice(index && 1)) {
      test(`${fault}, and links lead on`, async ({ site }) => {
        const { all, stuck, median } = await followEveryLink({
          address: site.address,
          browser: site.browser,
          // The next fault meets the other language.
          language: languages[(turn + index) % languages.length]!,
          prepare: (context) => breakRemote(context, name, fault),
          isWanted: some(turn + offset),
        });
        expect(all).toBeGreaterThan(2);
        expect(stuck).toEqual([]);
        expect(median).toBeLessThan(fault === 'is up' ? AT_ONCE_MS : SOON_MS);
      });
    }

    for (const [fault, alter] of sampleOf(Object.entries(releaseFaults(name)), 2, index)) {
      test(`${fault}, and links lead on`, async ({ site, startAltered }) => {
        // What the languages share: their own scripts are words.
        const own = await startAltered(
          new RegExp(`${RELEASES_ADDRESS}${folderOf(name)}/.*/[\\w]+\\.shared\\.js$`.slice(1)),
          alter,
          true,
        );
        const { stuck } = await followEveryLink({
          address: own.address,
          samePagesAt: site.address,
          browser: site.browser,
          language: defaultLanguage,
          prepare: (context) =>
            context.addInitScript(() =>
              addEventListener('pointerdown', () => {
                Object.assign(self, { hasPressed: true });
              }),
            ),
          isWanted: some(offset),
        });
        expect(stuck).toEqual([]);
      });
    }
  });
}

test('a link is followed that is pressed while its part comes, and throws', async ({
  site,
  startAltered,
}) => {
  const code = new RegExp(`${folderOf('products')}/.*Showcase[.]shared[.]js`);
  const slip = releaseFaults('products')['throws when it is drawn'];
  const own = await startAltered(code, slip, true);
  const page = await site.browser.newPage();
  let come = () => {};
  const pressed = new Promise<void>((resolve) => (come = resolve));
  await page.route(code, (route) => pressed.then(() => route.continue()));
  await page.goto(own.address + paths.home);
  await page.locator(`[${PART}^="products/"] a[href^="#"]`).first().hover();
  await page.mouse.down();
  const came = page.waitForResponse(code);
  come();
  await came;
  // As long as a press takes.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
  await expect(page).toHaveURL(/#/);
});

for (const [what, isRefused] of [
  ['by a link', false],
  ['by a link from a page that was refused its styles', true],
] as const)
  test(`the home page looks as it does when it is opened, ${what}`, async ({ site }) => {
    const page = await site.browser.newPage();
    if (isRefused) await page.route('**/home.css', (route) => route.abort());
    const look = () =>
      page.locator('main > section, main > div > section').evaluateAll((sections) =>
        sections.map((section) => {
          const { color, fontSize, display, paddingBlock, backgroundImage } =
            getComputedStyle(section);
          const { width } = section.firstElementChild!.getBoundingClientRect();
          return { color, fontSize, display, paddingBlock, backgroundImage, width };
        }),
      );
    await page.goto(site.address + paths.home);
    const opened = await look();
    expect(opened.length).toBeGreaterThan(2);

    await page.goto(site.address + paths.privacyPolicy);
    await page.waitForSelector(`html[${ALIVE}]`);
    const home = page.locator(`header a[href="${paths.home}"]`).first();
    await home.hover();
    // What comes too late is opened as a document, as is a page whose styles are refused.
    if (!isRefused) {
      for (const part of ['ProductShowcase', 'forms']) await whenProductFetched(page, part);
      await page.waitForFunction(() =>
        [...document.styleSheets].some(({ href }) => href?.endsWith('/home.css')),
      );
    }
    await page.evaluate(() => Object.assign(self, { isSameDocument: true }));
    await home.click();
    await page.locator('#our-products').waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in self)).toBe(!isRefused);
    await expect.poll(look).toEqual(opened);
    await page.context().close();
  });

const [firstSection] = policy.sections;

for (const [what, answer] of [
  ['fails', (route: Route) => route.abort()],
  ['hangs', () => {}],
] as const)
  test(`links, Back and the page itself have the privacy policy where the script with its text ${what}`, async ({
    site,
  }) => {
    const page = await site.browser.newPage();
    const text = page.getByRole('heading', { name: firstSection!.title });
    const isAlive = () => page.waitForSelector(`html[${ALIVE}]`);
    const toPolicy = `footer a[href="${paths.privacyPolicy}"]`;
    const loseText = () => page.route('**/policy.js', answer);

    await page.goto(site.address + paths.buyNow);
    await isAlive();
    await page.locator(toPolicy).click();
    await text.waitFor();
    await page.locator(`header a[href="${paths.buyNow}"]`).filter({ visible: true }).click();
    await page.waitForURL(`**${paths.buyNow}`);
    await loseText();
    await page.reload();
    await isAlive();
    await page.evaluate(() => void setTimeout(() => history.back()));
    await text.waitFor();

    await isAlive();
    await page.evaluate(() => (location.hash = 'contact'));
    await page.waitForURL('**#contact');
    // The router shows the new address some frames later.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    await expect(text).toBeAttached();

    await page.goto(site.address + paths.buyNow);
    await isAlive();
    await page.locator(toPolicy).click();
    await text.waitFor();
    await expect(page).toHaveTitle(new RegExp(`^${policy.title}`));
    await page.context().close();
  });
