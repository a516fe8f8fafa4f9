import type { Page } from '@playwright/test';
import { ALIVE, PART } from '@site/contracts/boot';
import { MORPH } from '@site/contracts/exposedModules';
import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { learnMoreOf, siteTexts } from '../browser/parts/siteTexts';
import { expect, IN_CHROMIUM, test } from '../browser/test';
import { whenSettled } from '../browser/visit';
import { whenProductFetched } from '../browser/whenProductFetched';

const [forte] = products;
const name = forte?.name ?? '';
const learnMore = (page: Page) => page.getByRole('link', { name: learnMoreOf(name) });

/**
 * Puts every view transition on record: the names that pictures bore before and after it, and whether it was seen. How many
 * were asked for is known earlier.
 */
async function recordTransitions(page: Page): Promise<() => Promise<string[][]>> {
  // As text: a function would be compiled with calls that the page does not know.
  await page.evaluate(`{
    const start = document.startViewTransition.bind(document);
    const names = () => [...document.querySelectorAll('[${MORPH}]')]
      .filter((it) => it.style.viewTransitionName).map((it) => it.getAttribute('${MORPH}'));
    window.transitions = [];
    window.askedFor = 0;
    document.startViewTransition = (update) => {
      const before = names();
      window.askedFor += 1;
      const transition = start(update);
      transition.ready.then(
        () => window.transitions.push(before.filter((it) => names().includes(it))),
        (failure) => window.transitions.push([String(failure)]),
      );
      return transition;
    };
  }`);
  return () => page.evaluate('window.transitions');
}

/** Waits until so many transitions are on record. A function, since the page's policy lets no text be evaluated later. */
const transitionsSeen = (page: Page, count: number) =>
  page.waitForFunction(
    (seen) => (globalThis as unknown as { transitions: unknown[] }).transitions.length === seen,
    count,
  );

test('the pack of a card turns into the pack of its page, and back', async ({ site }) => {
  const { page, faults } = await site.visit(paths.home);
  await page.waitForSelector(`html[${ALIVE}]`);
  // Reads the page to its end: Back turns only into a page of which everything has been loaded.
  for (const part of await page.locator(`[${PART}]`).all()) await part.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const transitions = await recordTransitions(page);
  const arrived = page.waitForResponse(/ProductPage.*[.]js/);
  await learnMore(page).hover();
  await arrived;
  await whenProductFetched(page);

  await learnMore(page).click();
  await page.waitForURL(`**${forte?.path}`);
  await transitionsSeen(page, 1);
  expect(await transitions()).toEqual([[name]]);
  // Nothing of it stays on the page, where the next transition would stumble over it.
  await page.waitForFunction(
    (mark) =>
      [...document.querySelectorAll<HTMLElement>(`[${mark}]`)].every(
        ({ style }) => !style.viewTransitionName,
      ),
    MORPH,
  );
  await page.goBack();
  await transitionsSeen(page, 2);
  expect((await transitions())[1]).toEqual([name]);
  expect(faults).toEqual([]);
});

// Firefox ESR knows no view transitions.
test(
  'a link of the header that is pressed while a pack turns into another leads on',
  { tag: IN_CHROMIUM },
  async ({ site }) => {
    const { page, faults } = await site.visit(paths.home);
    await page.waitForSelector(`html[${ALIVE}]`);
    const arrived = page.waitForResponse(/ProductPage.*[.]js/);
    await learnMore(page).hover();
    await arrived;
    await whenProductFetched(page);
    const home = page
      .getByRole('banner')
      .getByRole('link', { name: siteTexts.header.home, exact: true });
    const { x, y, width, height } = (await home.boundingBox())!;

    await learnMore(page).click({ noWaitAfter: true });
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .some(({ effect }) =>
          (effect as KeyframeEffect).pseudoElement?.includes('view-transition'),
        ),
    );
    // Where it stands: a driver would wait for the transition to end.
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForURL(site.address + paths.home);
    expect(faults).toEqual([]);
  },
);

// Firefox cannot be told under test that its visitor prefers less motion.
test('with less motion nothing turns into anything', { tag: IN_CHROMIUM }, async ({ site }) => {
  const { page } = await site.visit(paths.home, { reducedMotion: 'reduce' });
  await page.waitForSelector(`html[${ALIVE}]`);
  await recordTransitions(page);
  await learnMore(page).hover();
  await whenProductFetched(page);
  await learnMore(page).click();
  await page.waitForURL(`**${forte?.path}`);
  await whenSettled(page);
  expect(await page.evaluate('window.askedFor')).toBe(0);
});
