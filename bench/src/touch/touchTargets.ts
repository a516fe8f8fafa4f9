import { languageOf, localised, plainPath } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { products } from '@site/company/products';

/** What is touched, each on a visit of its own. */
export const touchTargets = {
  menu: 'Mobile menu',
  dropdown: 'Products dropdown',
  link: 'Link to another page',
  carousel: 'Carousel button',
  key: 'First key in the form',
  submit: 'Place Order, empty form',
  toProduct: 'Link to a product, until its heading',
  toBuyNow: 'Link to Buy Now, until its heading',
  toHome: 'Link to home, until its heading',
} as const;

/**
 * Links that are followed until the next page's heading is shown, once a page is at rest and the pointer has been on the link:
 * where they lead, and how long that may take, in ms.
 */
export const followedLinks: { readonly [Name in TouchTarget]?: { path: string; atMost: number } } =
  {
    toProduct: { path: products[0]?.path ?? '', atMost: 300 },
    toBuyNow: { path: paths.buyNow, atMost: 170 },
    toHome: { path: paths.home, atMost: 140 },
  };

/** The path that such a link on a page has. */
export const followedPath = (target: TouchTarget, page: string): string =>
  localised(followedLinks[target]?.path ?? '', languageOf(page));

export type TouchTarget = keyof typeof touchTargets;

/** When it is touched: as soon as the first content is painted, or when nothing is under way any more. */
export const moments = ['paint', 'rest'] as const;

export type Moment = (typeof moments)[number];

/** What can be touched on a page. */
export function targetsOn(path: string): TouchTarget[] {
  const route = plainPath(path);
  const hasCarousel = products.some((it) => it.path === route);
  const hasForm = route === paths.home || route === paths.buyNow;
  return [
    'menu',
    'dropdown',
    'link',
    ...(hasCarousel ? (['carousel'] as const) : []),
    ...(hasForm ? (['key', 'submit'] as const) : []),
    route === paths.home ? 'toProduct' : hasCarousel ? 'toBuyNow' : 'toHome',
  ];
}
