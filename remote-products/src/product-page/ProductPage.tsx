import type { ProductPageProps } from '@site/contracts/productsRemote';
import { productOf } from '@site/company/products';
import { useTexts } from '../texts/useTexts';
import { ProductView } from './ProductView';

export function ProductPage({ product, ...props }: ProductPageProps) {
  const content = useTexts().contents[product];
  return <ProductView name={productOf(product).name} content={content} {...props} />;
}
