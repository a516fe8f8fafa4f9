import { catalogue } from '@site/contracts/catalogue';
import { languages } from '@site/contracts/languages';
import type { ProductTexts } from './ProductTexts';

test.each(languages)('the scripts have the products that menus list: %s', async (language) => {
  const [texts] = Object.values((await import(`./${language}`)) as Record<string, ProductTexts>);
  expect(texts?.language).toBe(language);
  expect(Object.keys(texts?.listed ?? {})).toEqual(catalogue.listed.map(({ id }) => id));
});
