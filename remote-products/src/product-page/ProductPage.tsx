import type { ProductPageProps } from '@site/contracts/federation';
import { productOf } from '@site/contracts/products';
import { productContent } from '../content/productContent';
import { ProductView } from './ProductView';

/** The page of one product (§2); both products have this one. */
export function ProductPage({ product, orderHref }: ProductPageProps) {
  return (
    <ProductView
      name={productOf(product).name}
      content={productContent(product)}
      orderHref={orderHref}
    />
  );
}
