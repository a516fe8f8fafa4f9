import type { ProductPageProps } from '@site/contracts/remotes/products';
import { productOf } from '@site/contracts/products';
import { useTexts } from '../texts/useTexts';
import { ProductView } from './ProductView';

export function ProductPage({ product, orderHref }: ProductPageProps) {
  const content = useTexts().contents[product];
  return <ProductView name={productOf(product).name} content={content} orderHref={orderHref} />;
}
