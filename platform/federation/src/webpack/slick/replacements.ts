import { join } from 'node:path';
import { root } from '@site/tooling/workspace';
import type { Replacement } from '../federation-runtime/ReplaceModulePlugin';

const replace = (file: string, by: string): Replacement => ({
  file,
  by: join(root, 'platform/federation/src/webpack/slick', by),
});

/** What react-slick brings and carousels do not need: 4.2 KB (brotli). */
export const slickReplacements: readonly Replacement[] = [
  replace('resize-observer-polyfill/dist/ResizeObserver.es.js', 'ResizeObserver.ts'),
  replace('lodash.debounce/index.js', 'debounce.ts'),
  replace('react-slick/lib/dots.js', 'noDots.ts'),
  replace('react-slick/lib/arrows.js', 'arrows.tsx'),
  replace('react-slick/lib/slider.js', 'Slider.tsx'),
];
