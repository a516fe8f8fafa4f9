// Written by `npm run packshots -w picture-sources`.
import type { PictureFiles } from '@site/shared-ui/Picture';
import bannerAvif480 from './banner-picture/banner-480.avif';
import bannerAvif800 from './banner-picture/banner-800.avif';
import bannerAvif1200 from './banner-picture/banner-1200.avif';
import bannerWebp from './banner-picture/banner-800.webp';

/** Both products together, rendered. */
export const bannerPicture: PictureFiles = {
  width: 1200,
  height: 1000,
  widths: [480, 800, 1200],
  avif: [bannerAvif480, bannerAvif800, bannerAvif1200],
  webp: bannerWebp,
};
