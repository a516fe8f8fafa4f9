import type { ProductPageProps } from '@site/contracts/remotes/products';
import { productOf } from '@site/contracts/products';
import { useContent } from '../texts/useContent';
import { ProductView } from './ProductView';

export function ProductPage({ product, orderHref }: ProductPageProps) {
  const content = useContent(product);
  return <ProductView name={productOf(product).name} content={content} orderHref={orderHref} />;
}
