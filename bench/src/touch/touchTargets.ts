import { plainPath } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';

/** What is touched, each on a visit of its own. */
export const touchTargets = {
  menu: 'Mobile menu',
  dropdown: 'Products dropdown',
  link: 'Link to another page',
  carousel: 'Carousel button',
  key: 'First key in the form',
  submit: 'Place Order, empty form',
} as const;

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
  ];
}
