import globalData from '@csstools/postcss-global-data';
import type { AcceptedPlugin } from 'postcss';
import customMedia from 'postcss-custom-media';
import { sharedStyles } from './sharedStyles';
import { wrapInLayer } from './wrapInLayer';

/** What every style sheet of ours goes through, whatever it is built for: the same breakpoints, the same layers. */
export const stylePlugins = (): AcceptedPlugin[] => [
  globalData({ files: [sharedStyles.media] }),
  customMedia(),
  wrapInLayer(),
];
