import { languages } from '@site/company/languages';
import { exposed, inLanguage, moduleOf, type Part } from './exposedModules';
import type { ProductPageProps, ProductShowcaseProps } from './productsRemote';

test('a module in a language leads back to its name in the registry', () => {
  expect(inLanguage('order/OrderForm', 'en')).toBe('order/OrderForm');
  expect(inLanguage('order/OrderForm', 'hi')).toBe('order/OrderForm.hi');
  for (const language of languages)
    expect(moduleOf(inLanguage('order/OrderForm', language))).toBe('order/OrderForm');
});

// The compiler tries this one: every line under an expected error must be refused.
test('a part is a module only if its props are exactly those of the contract', () => {
  const withProps = <Props>() => ({}) as Part<Props>;
  const part = withProps<ProductPageProps>();
  expect(exposed('products/ProductPage', part)).toBe(part);

  // @ts-expect-error a missing prop
  exposed('products/ProductPage', withProps<Pick<ProductPageProps, 'product'>>());
  // @ts-expect-error a surplus prop, though an optional one
  exposed('products/ProductPage', withProps<ProductPageProps & { extra?: string }>());
  // @ts-expect-error the props of another module
  exposed('products/ProductPage', withProps<ProductShowcaseProps>());
});
