import { paths } from '@site/contracts/paths';
import type { Product as ProductOfBrand } from '@site/contracts/products';
import { ProductPage } from '../../remotes/remoteModules';
import { fill } from '../../texts/fill';
import { useTexts } from '../../texts/useTexts';
import { PageHead } from '../PageHead';

/** A product's page (specification §2), which the products remote draws. */
export function Product({ product }: { product: ProductOfBrand }) {
  const { description } = useTexts().site.product;
  return (
    <>
      <PageHead title={product.name} description={fill(description, { name: product.name })} />
      <ProductPage product={product.id} orderHref={paths.buyNow} />
    </>
  );
}
