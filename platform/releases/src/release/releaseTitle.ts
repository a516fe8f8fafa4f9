import type { Release } from './releaseFormat';
import { shortNameOf } from '@site/tooling/applicationShortNames';

/** What a release is called in messages: `products 1.4.0`. */
export function releaseTitle({
  application,
  version,
}: Pick<Release, 'application' | 'version'>): string {
  return `${shortNameOf(application)} ${version}`;
}
