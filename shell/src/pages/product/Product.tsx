import { localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import type { Product as ProductOfBrand } from '@site/company/products';
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
