import type { Locator, Page } from '@playwright/test';
import { orderValues } from '@site/order-model/enquiry';
import { newId } from '@site/order-model/newId';
import type { Language } from '@site/company/languages';
import { formTexts, labels } from './parts/siteTexts';

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

/** The name of a visitor whose orders a test counts on the site that files share. */
export const ownName = (): string => `Asha ${newId().slice(0, 8)}`;

export const noEntries = Object.fromEntries(
  Object.keys(goodEntries).map((name) => [name, '']),
) as FormEntries;

/** Fills the order form; an empty text leaves its field alone. */
export async function fillOrder(
  page: Page,
  entries: Partial<FormEntries>,
  language: Language = 'en',
): Promise<void> {
  for (const [name, text] of Object.entries(entries)) {
    if (!text) continue;
    const label = formTexts[language].labels[name as keyof FormEntries];
    const field = page.getByLabel(label, { exact: true });
    const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isSelect ? field.selectOption(text) : field.fill(text));
  }
}

async function enter(
  page: Page,
  entries: FormEntries,
  into: (field: Locator, text: string) => Promise<void>,
): Promise<void> {
  for (const [name, text] of Object.entries(entries)) {
    const field = page.locator(`main form [name="${name}"]`);
    const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isSelect ? field.selectOption(text) : into(field, text));
  }
}

/** Types into the form by its fields' names, whether it answers yet or not: other programs may have changed its labels. */
export const typeOrder = (page: Page, entries: FormEntries): Promise<void> =>
  enter(page, entries, (field, text) => field.pressSequentially(text));

/** As `typeOrder`, at once: for tests in which nothing listens to single keys. */
export const fillByName = (page: Page, entries: FormEntries): Promise<void> =>
  enter(page, entries, (field, text) => field.fill(text));

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

export async function placeOrder(page: Page, language: Language = 'en'): Promise<void> {
  await page.getByRole('button', { name: formTexts[language].placeOrder }).click();
}
