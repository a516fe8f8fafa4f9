import { exportedFile } from '@site/tooling/workspace';

/** Style sheets of shared-ui that the build itself reads. */
export const sharedStyles = {
  media: exportedFile('@site/shared-ui/styles/media.css'),
  tokens: exportedFile('@site/shared-ui/styles/tokens.css'),
} as const;
