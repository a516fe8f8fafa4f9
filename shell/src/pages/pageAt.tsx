import type { ReactNode } from 'react';
import { catalogue } from '@site/contracts/catalogue';
import type { Language } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { routesIn } from '../routes/routesInUse';
import { BuyNow } from './buy-now/BuyNow';
import { Catalogue } from './catalogue/Catalogue';
import { Home } from './home/Home';
import { PrivacyPolicy } from './privacy-policy/PrivacyPolicy';
import { Product } from './product/Product';
import { RemotePage } from './remote/RemotePage';
import { UnknownPage } from './remote/UnknownPage';

const ownPages: Readonly<Record<string, ReactNode>> = {
  [paths.home]: <Home />,
  [paths.buyNow]: <BuyNow />,
  // §2 gives the mobile Buy Now as /buy and the form's route as /buy-now.
  [paths.buy]: <BuyNow isAlias />,
  [paths.privacyPolicy]: <PrivacyPolicy />,
};

/**
 * The page at a path of the router, in whatever case and with or without a slash at its end. No path of the site has
 * parameters, and the router's own `Routes` is 3 KB (brotli) on every page.
 */
export function pageAt(pathname: string, language: Language): ReactNode {
  const path = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  const isHere = (it: { path: string }) => it.path.toLowerCase() === path;

  const product = products.find(isHere);
  if (product) return <Product key={product.id} product={product} />;
  const page = catalogue.pages.find(isHere);
  if (page) return <Catalogue key={page.path} page={page} />;
  if (Object.hasOwn(ownPages, path)) return ownPages[path];
  const route = routesIn(language).find(isHere);
  if (route) return <RemotePage key={route.path} route={route} />;
  return <UnknownPage pathname={pathname} />;
}
