import { plainPath } from './languages';
import { pages } from './paths';

/** The size of the pictures that go with shared links, in px: the one that networks ask for. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The path of the picture that goes with links to a page, by the page's name. The files stand in `shell/public`. */
export const sharePictureNamed = (name: string): string => `/og/${name}.jpg`;

/** The path of a page's picture, the same in every language; undefined for an address without a page. */
export function sharePictureOf(path: string): string | undefined {
  const plain = plainPath(path);
  const page = pages.find((it) => it.path === plain);
  return page && sharePictureNamed(page.name);
}
