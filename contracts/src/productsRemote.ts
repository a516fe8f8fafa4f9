import type { ProductId } from '@site/company/products';
import { takes, type RemoteDeclaration } from './remoteDeclaration';

export interface ProductPageProps {
  /** Which product the page is about. */
  product: ProductId;
  /** Where the page's Buy Now leads (specification §2: `/buy-now`). */
  orderHref: string;
  /** A link led to the page's top: what is below the window may be drawn a moment after the heading. */
  opensAtTop?: boolean;
}

export interface ProductShowcaseProps {
  /** Where each card's Buy Now leads (§2: the order form section of the home page). */
  orderHref: string;
}

export interface ProductPackProps {
  /** The product whose page led to the order form. */
  product: ProductId;
}

export const productsRemote = {
  owner: '@cirvena/product-team',
  devPort: 3001,
  languages: ['en', 'hi'],
  exposes: {
    ProductPage: takes<ProductPageProps>(),
    ProductShowcase: takes<ProductShowcaseProps>(),
    ProductPack: takes<ProductPackProps>(),
  },
  serverModules: ['describeProduct'],
  isEssential: true,
} as const satisfies RemoteDeclaration;
