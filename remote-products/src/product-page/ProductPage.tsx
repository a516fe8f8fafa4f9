import type { ProductPageProps } from '@site/contracts/exposedModules';
import { productOf } from '@site/contracts/products';
import { useTexts } from '../texts/useTexts';
import { ProductView } from './ProductView';

/** The page of one product (§2); both products have this one. */
export function ProductPage({ product, orderHref }: ProductPageProps) {
  const { contents } = useTexts();
  return (
    <ProductView name={productOf(product).name} content={contents[product]} orderHref={orderHref} />
  );
}
