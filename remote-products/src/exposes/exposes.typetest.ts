import { exposed, type Exposed } from '@site/contracts/exposedModules';
import { part } from '@site/shared-ui/part';
import type { ModuleNameOf } from '@site/contracts/remotes';
import type { ProductPageProps, ProductShowcaseProps } from '@site/contracts/productsRemote';
import ProductPack from './ProductPack';
import ProductPage from './ProductPage';
import ProductShowcase from './ProductShowcase';

/** Compiled by `npm run types` and never run: every line under an expected error must be refused. */
export const modules: {
  [Name in ModuleNameOf<'products'>]: Exposed<`products/${Name}`>;
} = { ProductPage, ProductShowcase, ProductPack };

export const surplusModule: { [Name in ModuleNameOf<'products'>]: unknown } = {
  ProductPage,
  ProductShowcase,
  ProductPack,
  // @ts-expect-error the registry has no such module
  ProductList: ProductPage,
};

// @ts-expect-error a missing module
export const missingModule: typeof modules = { ProductPage };

/** A part that takes these props. */
const drawnWith = <Props extends object>() => part((_: Props) => null);

// @ts-expect-error a module name that the registry does not have
exposed('products/ProductPages', drawnWith<ProductPageProps>());

// @ts-expect-error a missing prop
exposed('products/ProductPage', drawnWith<Pick<ProductPageProps, 'product'>>());

// @ts-expect-error a surplus prop, though an optional one
exposed('products/ProductPage', drawnWith<ProductPageProps & { extra?: string }>());

// @ts-expect-error a misspelt prop
exposed('products/ProductShowcase', drawnWith<{ orderHerf: string }>());

// @ts-expect-error the props of another module
exposed('products/ProductPage', drawnWith<ProductShowcaseProps>());
