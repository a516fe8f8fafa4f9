import { localised } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import type { Product as ProductOfBrand } from '@site/contracts/products';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { useOpensAtTop } from '../../pageContext';
import { ProductPage } from '../../remotes/remoteModules';
import { useTexts } from '../../texts/useTexts';
import { PageHead } from '../PageHead';

export function Product({ product }: { product: ProductOfBrand }) {
  const { language, site } = useTexts();
  const { description } = site.product;
  return (
    <>
      <PageHead
        title={product.name}
        description={fillPlaceholders(description, { name: product.name })}
      />
      <ProductPage
        product={product.id}
        orderHref={localised(paths.buyNow, language)}
        opensAtTop={useOpensAtTop()}
      />
    </>
  );
}
