import { paths } from '@site/contracts/paths';
import type { Product as ProductOfBrand } from '@site/contracts/products';
import { ProductPage } from '../../remotes/remoteModules';
import { PageHead } from '../PageHead';

/** A product's page (specification §2), which the products remote draws. */
export function Product({ product }: { product: ProductOfBrand }) {
  return (
    <>
      <PageHead
        title={product.name}
        description={`${product.name}: what it contains, how it is used, what it is used for, and what to know before using it.`}
      />
      <ProductPage product={product.id} orderHref={paths.buyNow} />
    </>
  );
}
