import { brand, fillBrand } from '@site/company/brand';
import type { StaffLanguage } from '@site/company/languages';
import { products } from '@site/company/products';
import english from '../../../content/notices.json';
import hindi from '../../../content/hi/notices.json';

export type MailTexts = Omit<typeof english, 'reviewed'>;

/** By language. `npm run content -- check` validates the files. */
export const mailTexts: Readonly<Record<StaffLanguage, MailTexts>> = fillBrand({
  en: english,
  hi: hindi,
});

/**
 * What a product is called, by its `orderValue`. One that is sold no more, or was added while the local server runs, keeps that.
 * Anything else is not shown: it may hold what a visitor typed.
 */
export function productName(orderValue: string): string {
  const named = products.find((product) => product.orderValue === orderValue)?.name;
  return named ?? (orderValue.startsWith(`${brand.product}-`) ? orderValue : '?');
}

export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
