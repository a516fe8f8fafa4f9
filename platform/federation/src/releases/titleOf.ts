import type { Release } from './release';
import { shortNameOf } from './shortNames';

/** What a release is called in a sentence: `products 1.4.0`. */
export function titleOf({
  application,
  version,
}: Pick<Release, 'application' | 'version'>): string {
  return `${shortNameOf(application)} ${version}`;
}
