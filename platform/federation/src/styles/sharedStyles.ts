import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';

const { resolve } = createRequire(join(root, 'package.json'));

/** Style sheets of shared-ui that the build itself reads, by way of its exports. */
export const sharedStyles = {
  media: resolve('@site/shared-ui/styles/media.css'),
  tokens: resolve('@site/shared-ui/styles/tokens.css'),
} as const;
