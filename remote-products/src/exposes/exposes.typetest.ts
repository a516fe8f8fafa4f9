import { exposed, type Exposed } from '@site/contracts/exposedModules';
import { part } from '@site/shared-ui/part';
import type { ModuleNameOf } from '@site/contracts/remotes';
import type { ProductPageProps, ProductShowcaseProps } from '@site/contracts/remoteProducts';
import ProductPage from './ProductPage';
import ProductShowcase from './ProductShowcase';

/** Compiled by `npm run types` and never run: every line under an expected error must be refused. */
export const modules: {
  [Name in ModuleNameOf<'remoteProducts'>]: Exposed<`remoteProducts/${Name}`>;
} = { ProductPage, ProductShowcase };

export const surplusModule: { [Name in ModuleNameOf<'remoteProducts'>]: unknown } = {
  ProductPage,
  ProductShowcase,
  // @ts-expect-error the registry has no such module
  ProductList: ProductPage,
};

// @ts-expect-error a missing module
export const missingModule: typeof modules = { ProductPage };

/** A part that takes these props. */
const drawnWith = <Props extends object>() => part((_: Props) => null);

// @ts-expect-error a module name that the registry does not have
exposed('remoteProducts/ProductPages', drawnWith<ProductPageProps>());

// @ts-expect-error a missing prop
exposed('remoteProducts/ProductPage', drawnWith<Pick<ProductPageProps, 'product'>>());

// @ts-expect-error a surplus prop, though an optional one
exposed('remoteProducts/ProductPage', drawnWith<ProductPageProps & { extra?: string }>());

// @ts-expect-error a misspelt prop
exposed('remoteProducts/ProductShowcase', drawnWith<{ orderHerf: string }>());

// @ts-expect-error the props of another module
exposed('remoteProducts/ProductPage', drawnWith<ProductShowcaseProps>());
