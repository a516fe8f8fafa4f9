import { fillBrand } from '@site/contracts/brand';
import type { StaffLanguage } from '@site/contracts/languages';
import { products } from '@site/contracts/products';
import english from '../../content/notices.json';
import hindi from '../../content/hi/notices.json';

export type MailTexts = Omit<typeof english, 'reviewed'>;

/** By language. `npm run content -- check` validates the files. */
export const mailTexts: Readonly<Record<StaffLanguage, MailTexts>> = fillBrand({
  en: english,
  hi: hindi,
});

/** What a product is called, by its `orderValue`. */
export const productName = (orderValue: string): string =>
  products.find((product) => product.orderValue === orderValue)?.name ?? '?';

export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
