import type { Page } from '@playwright/test';
import { orderValues } from '@site/contracts/enquiry';
import { labels, placeOrderLabel } from './parts/siteTexts';

/** What a visitor puts into the six fields, by the names under which they are stored. */
export type FormEntries = Record<keyof typeof labels, string>;

export const goodEntries: FormEntries = {
  Name: 'Asha Verma',
  Email: 'asha@mail.example',
  Mobile: '9876543210',
  Quantity: '2',
  RetailerSelfUse: 'Self Use',
  Products: orderValues[0] ?? '',
};

/** Fills the order form; an empty text leaves its field alone. */
export async function fillOrder(page: Page, entries: FormEntries): Promise<void> {
  for (const [name, text] of Object.entries(entries)) {
    if (!text) continue;
    const field = page.getByLabel(labels[name as keyof FormEntries], { exact: true });
    const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isSelect ? field.selectOption(text) : field.fill(text));
  }
}

/** What stands in the six fields now. */
export async function readOrder(page: Page): Promise<FormEntries> {
  const entries = await Promise.all(
    Object.entries(labels).map(async ([name, label]) => [
      name,
      await page.getByLabel(label, { exact: true }).inputValue(),
    ]),
  );
  return Object.fromEntries(entries) as FormEntries;
}

export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: placeOrderLabel }).click();
}
