import type { Page } from '@playwright/test';
import { statusLine, order, outboxTest, said } from '../browser/outboxVisits';
import { actions, labels } from '../browser/parts/siteTexts';
import { expect } from '../browser/test';

const test = outboxTest();

/** The form fills the window: what becomes of an order stands below. */
async function openAtTop(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel(labels.Name, { exact: true }).focus();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

for (const [how, isOffline, lastInCard] of [
  ['has arrived', false, actions.close],
  ['waits', true, actions.discard],
] as const) {
  test(`that an order ${how} is said within the window`, async ({ outbox }) => {
    const page = await outbox.openForm();
    await openAtTop(page);
    await outbox.visitor.context().setOffline(isOffline);
    await order(page);
    const card = page.locator('main').getByRole('button', { name: lastInCard, exact: true });
    await expect(card).toBeInViewport({ ratio: 1 });
  });
}

test('an order that waits in another tab moves nothing in this one', async ({ outbox }) => {
  const other = await outbox.openForm();
  const page = await outbox.openForm();
  await openAtTop(page);
  await page.waitForLoadState('networkidle');
  await outbox.visitor.context().setOffline(true);
  await order(other);
  await statusLine(page, said.waiting).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
