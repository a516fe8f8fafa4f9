import type { Page } from 'playwright-core';
import { orderValues } from '@site/contracts/enquiry';

/** What a visitor puts into the six fields, by the fields' labels. */
export interface FormEntries {
  'Name*': string;
  'Email*': string;
  'Phone*': string;
  'Quantity*': string;
  'Retailer / Self Use*': string;
  'Select Product*': string;
}

export const goodEntries: FormEntries = {
  'Name*': 'Asha Verma',
  'Email*': 'asha@mail.example',
  'Phone*': '9876543210',
  'Quantity*': '2',
  'Retailer / Self Use*': 'Self Use',
  'Select Product*': orderValues[0] ?? '',
};

/** Fills the order form; an empty text leaves its field alone. */
export async function fillOrder(page: Page, entries: FormEntries): Promise<void> {
  for (const [label, text] of Object.entries(entries)) {
    if (!text) continue;
    const field = page.getByLabel(label, { exact: true });
    const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isSelect ? field.selectOption(text) : field.fill(text));
  }
}

/** What stands in the six fields now. */
export async function readOrder(page: Page): Promise<FormEntries> {
  const entries = await Promise.all(
    Object.keys(goodEntries).map(async (label) => [
      label,
      await page.getByLabel(label, { exact: true }).inputValue(),
    ]),
  );
  return Object.fromEntries(entries) as FormEntries;
}

export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Place Order' }).click();
}
