import { deskTexts, type DeskTexts } from '@site/order-desk/texts/deskTexts';
import type { Page } from '@playwright/test';
import { sampleOf } from '@site/tooling/testing/testForm';
import { expect } from '../browser/test';
import { deskTest, expectUsable, filled, nameOf, storeOrder } from './deskVisits';

/** What the list shows in a second: one row for each person, and on a wide screen the order beside it. */
const test = deskTest();
const wide = { width: 1280, height: 800 };

for (const language of sampleOf(['en', 'hi'] as const, 2, 1)) {
  const texts: DeskTexts = deskTexts[language];
  const { list, enquiry, statuses, outcomes } = texts;
  const locale = language === 'en' ? 'en-IN' : 'hi-IN';
  const number = (at: number) =>
    `96${language === 'en' ? 1 : 2}00000${String(at).padStart(2, '0')}`;
  const link = (page: Page, name: string) => page.getByRole('link', nameOf(name));
  const heading = (page: Page, name: string) =>
    page.getByRole('heading', { level: 1, ...nameOf(name) });
  const moreHere = list.othersHere.replace('{count}', '4');
  const more = (page: Page) =>
    page.getByRole('button', { name: new RegExp(`^${moreHere}.*${language} 1`) });

  test(`in ${language} five enquiries of one number are one row that opens`, async ({
    bed: { site, openSignedIn },
  }) => {
    for (let made = 1; made <= 5; made++) {
      const Quantity = made === 4 ? 200 : 1;
      const Email = `five${made}@shop.test`;
      await storeOrder(site, { Name: `${language} ${made}`, Mobile: number(0), Email, Quantity });
    }
    const { page, context, faults } = await openSignedIn({ locale, hasTouch: true });
    await more(page).waitFor();
    await expect(more(page).locator('strong')).toContainText('203');
    await expect(link(page, `${language} 2`)).toHaveCount(0);
    await expectUsable(page);

    await more(page).press('Enter');
    await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
    await link(page, `${language} 4`).waitFor();
    await expectUsable(page);
    // Back from one of them the row is open, and the list goes on there.
    await link(page, `${language} 4`).click();
    await heading(page, `${language} 4`).waitFor();
    await page.getByRole('link', nameOf(enquiry.back)).click();
    await expect(link(page, `${language} 4`)).toBeFocused();
    expect(faults).toEqual([]);
    await context.close();
  });

  test(`in ${language} a wide screen shows the order beside the list, which stays where it is`, async ({
    bed: { site, openSignedIn },
  }) => {
    for (let made = 10; made < 30; made++) {
      const order = {
        Name: `${language} ${made}`,
        Mobile: number(made),
        Email: `${made}@shop.test`,
      };
      await storeOrder(site, order);
    }
    const { page, context, faults } = await openSignedIn({ locale, viewport: wide });
    await page.getByText(list.choose).waitFor();
    const pane = page.getByRole('region', nameOf(list.title));
    const row = (name: string) => pane.getByRole('link', nameOf(name));
    const position = () => pane.evaluate((element) => element.scrollTop);
    const marked = (name: string) => expect(row(name)).toHaveAttribute('aria-current', 'page');
    await row(`${language} 25`).waitFor();
    await expectUsable(page);
    await row(`${language} 25`).scrollIntoViewIfNeeded();
    const before = await position();
    expect(before).toBeGreaterThan(0);

    await row(`${language} 25`).click();
    await expect(heading(page, `${language} 25`)).toBeFocused();
    await marked(`${language} 25`);
    await expect(row(`${language} 25`)).toBeInViewport();
    expect(await position()).toBe(before);
    await row(`${language} 24`).click();
    await marked(`${language} 24`);
    expect(await position()).toBe(before);

    // The address names the order: back, and after a reload.
    await page.goBack();
    await heading(page, `${language} 25`).waitFor();
    await marked(`${language} 25`);
    await page.reload();
    await heading(page, `${language} 25`).waitFor();
    await marked(`${language} 25`);
    await expect(row(`${language} 25`)).toBeInViewport();

    // What is done leaves the list; the next of it is still a key away.
    await page.getByRole('button', nameOf(statuses.done)).click();
    await page.getByRole('button', nameOf(outcomes.other)).click();
    await expect(row(`${language} 25`)).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await heading(page, `${language} 26`).waitFor();

    await expectUsable(page);
    // On a narrow screen the same address is a page of its own.
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(pane).toHaveCount(0);
    await heading(page, `${language} 26`).waitFor();
    // A change whose answer the reload lost is sent again, and refused.
    expect(faults.filter((fault) => !fault.includes('Failed to load'))).toEqual([]);
    await context.close();
  });
}

const { add, list, enquiry } = deskTexts.en;

test('on a wide screen the row of the open order is told by more than colour, and a call has a frame', async ({
  bed: { site, openSignedIn },
}) => {
  for (const end of [1, 2])
    await storeOrder(site, { Name: `Framed ${end}`, Mobile: `975000000${end}` });
  const { page, context } = await openSignedIn({ viewport: wide, forcedColors: 'active' });
  const pane = page.getByRole('region', nameOf(list.title));
  const row = (name: string) => pane.getByRole('link', nameOf(name));
  const lineOf = (name: string) =>
    row(name).evaluate((element) => getComputedStyle(element).textDecorationLine);
  await row('Framed 1').click();
  await expect.poll(() => lineOf('Framed 1')).toBe('underline');
  expect(await lineOf('Framed 2')).toBe('none');
  const call = pane.getByRole('link', nameOf(filled(enquiry.call, { number: '9750000002' })));
  await expect(call).toHaveCSS('border-top-style', 'solid');
  await context.close();
});

test('on a wide screen the list has room for the ring of what is focused in its first line', async ({
  bed: { openSignedIn },
}) => {
  const { page, context } = await openSignedIn({ viewport: wide });
  const pane = page.getByRole('region', nameOf(list.title));
  const [room, link] = await Promise.all([
    pane.boundingBox(),
    pane.getByRole('link', nameOf(add.title)).boundingBox(),
  ]);
  const ring = 6;
  expect(link!.y - ring).toBeGreaterThanOrEqual(room!.y);
  expect(link!.x + link!.width + ring).toBeLessThanOrEqual(room!.x + room!.width);
  await context.close();
});
