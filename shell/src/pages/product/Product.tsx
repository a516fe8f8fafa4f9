import { paths } from '@site/contracts/paths';
import type { Product as ProductOfBrand } from '@site/contracts/products';
import { ProductPage } from '../../remotes/remoteModules';
import { PageTitle } from '../PageTitle';

/** A product's page (specification §2), which the products remote draws. */
export function Product({ product }: { product: ProductOfBrand }) {
  return (
    <>
      <PageTitle>{product.name}</PageTitle>
      <ProductPage product={product.id} orderHref={paths.buyNow} />
    </>
  );
}
