import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { plainPath } from '@site/company/languages';
import { products } from '@site/company/products';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';
import type { FollowedLink } from '../../pageContext';
import { RemoteOrnament } from '../../remotes/RemoteOrnament';

/** The path of the page before: the router's, where it followed a link, and else the browser's. */
function pathBefore(state: FollowedLink | null): string {
  if (state?.from) return state.from;
  const { referrer } = document;
  return referrer.startsWith(`${location.origin}/`) ? new URL(referrer).pathname : '';
}

/** The pack of the product whose page led to the order form. The form's own choice of a product stays open (specification §5). */
export function ReferringProduct() {
  // A document is the same for whoever opens it.
  return useIsHydrating() ? null : <Pack />;
}

function Pack() {
  const { state } = useLocation();
  const [before] = useState(() => plainPath(pathBefore(state as FollowedLink | null)));
  const product = products.find(({ path }) => path === before);
  return (
    product && <RemoteOrnament module="products/ProductPack" props={{ product: product.id }} />
  );
}
