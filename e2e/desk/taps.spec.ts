import { deskTexts } from '@site/order-desk/texts/deskTexts';
import type { Page } from '@playwright/test';
import { expect } from '../browser/test';
import { deskTest, expectUsable, storeOrder } from './deskVisits';

const test = deskTest();
const MAX_TAPS = 30;
/** How ten calls of a working day went. */
const results = [
  ...(['called', 'called', 'called', 'called', 'ordered', 'ordered', 'noInterest'] as const),
  ...(['notReachable', 'notReachable', 'notReachable'] as const),
];

/** A phone calls in another program: the page only says so. */
const countCalls = (page: Page) =>
  page.evaluate(() => {
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a[href^="tel:"]');
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      document.documentElement.dataset.calls = `${Number(document.documentElement.dataset.calls ?? 0) + 1}`;
    });
  });

for (const language of ['en', 'hi'] as const) {
  const { list, statuses, outcomes, answer, enquiry, claim } = deskTexts[language];

  test(`in ${language} ten orders are called and answered with ${MAX_TAPS} taps`, async ({
    bed: { site, openSignedIn },
  }) => {
    for (let made = 0; made < results.length; made++) {
      const Mobile = `9${language === 'en' ? 1 : 2}000000${String(made).padStart(2, '0')}`;
      await storeOrder(site, { Name: `${language} ${made}`, Mobile, Email: `${Mobile}@shop.test` });
    }
    const { page, context } = await openSignedIn({
      locale: language === 'en' ? 'en-IN' : 'hi-IN',
      hasTouch: true,
    });
    await countCalls(page);
    let taps = 0;
    const tap = async (locator: ReturnType<Page['getByRole']>) => {
      taps += 1;
      await locator.tap();
    };
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    const main = page.getByRole('main');
    const firstRow = page.getByRole('region', { name: list.free, exact: true }).getByRole('link');
    await tap(firstRow.first());
    await main.getByRole('heading', { level: 1, name: `${language} 0` }).waitFor();
    // Name, what is wanted, what to say and the call are on the first screen, before it is taken.
    const call = main.locator('a[href^="tel:"]').first();
    const { y = 0, height = 0 } = (await call.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(740);
    await expect(main.getByText(enquiry.say)).toBeInViewport();
    await expectUsable(page);
    await tap(call);
    const calls = () => page.evaluate(() => document.documentElement.dataset.calls);
    for (const [at, result] of results.entries()) {
      await main.getByText(claim.mine).waitFor();
      // Whoever says how it went before the database has answered is not called.
      await expect.poll(calls).toBe(String(at + 1));
      if (result === 'called') await tap(button(statuses.called));
      else if (result === 'notReachable') {
        await tap(button(statuses.notReachable));
        await tap(button(new RegExp(`^${answer.tomorrow.split(',')[0]}`)));
      } else {
        await tap(button(statuses.done));
        await tap(button(outcomes[result]));
      }
      if (at === results.length - 1) break;
      const next = page.getByRole('region', { name: enquiry.nextToCall, exact: true });
      await next.getByText(`${language} ${at + 1}`, { exact: true }).waitFor();
      if (at === 0) await expectUsable(page);
      await tap(next.getByRole('link').last());
      await main.getByRole('heading', { level: 1, name: `${language} ${at + 1}` }).waitFor();
    }
    expect(taps).toBeLessThanOrEqual(MAX_TAPS);
    await context.close();
  });
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`at ${viewport.width} px nothing has the focus beneath the question after a call`, async ({
    bed: { site, openSignedIn },
  }) => {
    const { list, claim } = deskTexts.en;
    for (let made = 0; made < 12; made++) {
      const Mobile = String(9_300_000_000 + viewport.width * 100 + made);
      await storeOrder(site, { Name: `Row ${made}`, Mobile, Email: `${Mobile}@shop.test` });
    }
    const { page, context } = await openSignedIn({ viewport });
    await countCalls(page);
    const free = page.getByRole('region', { name: list.free, exact: true });
    await free
      .getByRole('link', { name: /^Call / })
      .first()
      .click();
    const later = page.getByRole('button', { name: claim.later, exact: true });
    await later.waitFor();

    const hidden = () =>
      later.evaluate((button) => {
        const prompt = button.closest('section');
        const focused = document.activeElement;
        if (!prompt || !focused || prompt.contains(focused)) return '';
        const covered = focused.getBoundingClientRect().top >= prompt.getBoundingClientRect().top;
        return covered ? focused.textContent : '';
      });
    await page.getByRole('link', { name: deskTexts.en.layout.enquiries, exact: true }).focus();
    const found = new Set<string>();
    for (let tabs = 0; tabs < 60; tabs++) {
      await page.keyboard.press('Tab');
      found.add(await hidden());
    }
    expect([...found]).toEqual(['']);
    await page.keyboard.press('Escape');
    await expect(later).toHaveCount(0);
    await context.close();
  });
}
