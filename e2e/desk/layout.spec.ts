import { deskTexts } from '@site/order-desk/texts/deskTexts';
import { expect } from '../browser/test';
import { deskTest, nameOf, storeOrder } from './deskVisits';

/** What the desk looks like with a word that is longer than the screen, on a tablet, and on paper. */
const test = deskTest();
const { add, answer, claim, enquiry, layout, list, people } = deskTexts.en;

test('a word that is longer than the screen makes nothing wider than it', async ({
  bed: { site, openSignedIn },
}) => {
  const [Mobile, word] = ['9400000000', 'Venkatanarasimharajuvaripeta'.repeat(6)];
  await storeOrder(site, { Name: word, Mobile, Email: `${word.slice(0, 60)}@shop.test` });
  const { page, context } = await openSignedIn();
  /** What can be scrolled sideways: the page, the list, or what asks. */
  const wide = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, main section')]
        .filter(
          (element) => element.matches('html') || getComputedStyle(element).overflowX === 'auto',
        )
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((element) => element.ariaLabel ?? element.tagName),
    );
  async function expectNoneWide() {
    for (const [width, percent] of [
      [360, 100],
      [360, 200],
      [768, 100],
      [1440, 100],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const size = `${percent}%`;
      await page.evaluate(
        (fontSize) => Object.assign(document.documentElement.style, { fontSize }),
        size,
      );
      expect.soft(await wide(), `${page.url()} at ${width} px, ${size}`).toEqual([]);
    }
    await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '' }));
    await page.setViewportSize({ width: 360, height: 740 });
  }
  await page.getByRole('link', nameOf(word)).waitFor();
  await expectNoneWide();
  await page.getByRole('link', nameOf(word)).click();
  await page.getByText(enquiry.say).waitFor();
  await expectNoneWide();
  await page.getByRole('link', nameOf(layout.enquiries)).click();
  await page.getByRole('link', nameOf(add.title)).click();
  await page.getByLabel(add.labels.Mobile).fill(Mobile);
  await page.getByRole('button', nameOf(add.fill)).waitFor();
  await expectNoneWide();
  await page.getByRole('link', nameOf(layout.people)).click();
  await page.getByLabel(people.who).fill(`${word}@shop.test`);
  await page.getByRole('button', nameOf(people.find)).click();
  await page.getByText(/Venkatanara/).waitFor();
  await expectNoneWide();
  await context.close();
});

test('on a tablet that lies on its side what the list can be narrowed by is one row', async ({
  bed: { openSignedIn },
}) => {
  const viewport = { width: 1024, height: 768 };
  const { page, context } = await openSignedIn({ viewport });
  const fields = page.getByRole('search').locator('input, select');
  await expect(fields).toHaveCount(3);
  const tops = await fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size, `${tops}`).toBe(1);
  await context.close();
});

test('on paper an order has its facts and its history, and nothing to press', async ({
  bed: { site, openSignedIn },
}) => {
  await storeOrder(site, { Name: 'Paper', Mobile: '9500000000', Email: 'paper@shop.test' });
  const { page, context } = await openSignedIn();
  const call = page.getByRole('listitem').filter({ hasText: 'Paper' }).locator('[href^="tel:"]');
  await call.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(call).toBeHidden();
  await expect(page.getByText(list.filters)).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', nameOf('Paper')).click();
  await page.getByRole('button', nameOf(claim.take)).click();
  await page.getByText(claim.mine).first().waitFor();
  await page.getByRole('button', nameOf(answer.callBack)).waitFor();
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const text of ['9500000000', 'paper@shop.test', enquiry.took, claim.mine])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main.locator('a, button, form').filter({ visible: true })).toHaveCount(0);
  for (const label of [answer.title, enquiry.writeIn, claim.handOver])
    await expect(main.getByText(label)).toBeHidden();
  await context.close();
});

test('on paper from a wide screen an order has nothing of the list, and the list is whole', async ({
  bed: { site, openSignedIn },
}) => {
  await storeOrder(site, { Name: 'Wide', Mobile: '9500000001', Email: 'wide@shop.test' });
  await storeOrder(site, { Name: 'Other', Mobile: '9500000002', Email: 'other@shop.test' });
  const viewport = { width: 1440, height: 900 };
  const { page, context } = await openSignedIn({ viewport });
  const main = page.getByRole('main');
  const other = main.getByText('Other', { exact: true });
  await other.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(other).toBeVisible();
  await expect(main.getByText(list.choose)).toBeHidden();
  const pane = main.locator('[data-wide] > section');
  expect(await pane.evaluate((it) => getComputedStyle(it).maxBlockSize)).toBe('none');

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', nameOf('Wide')).click();
  await page.getByRole('heading', { level: 1, ...nameOf('Wide') }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('wide@shop.test', { exact: true })).toBeVisible();
  await expect(other).toBeHidden();
  await context.close();
});
