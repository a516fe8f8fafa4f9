// Written by `npm run packshots`.
import type { PictureFiles } from '@site/shared-ui/Picture';
import forteCartonAvif480 from './files/forte-carton-480.avif';
import forteCartonAvif800 from './files/forte-carton-800.avif';
import forteCartonAvif1200 from './files/forte-carton-1200.avif';
import forteCartonWebp480 from './files/forte-carton-480.webp';
import forteCartonWebp800 from './files/forte-carton-800.webp';
import forteCartonWebp1200 from './files/forte-carton-1200.webp';
import forteBlisterAvif480 from './files/forte-blister-480.avif';
import forteBlisterAvif800 from './files/forte-blister-800.avif';
import forteBlisterAvif1200 from './files/forte-blister-1200.avif';
import forteBlisterWebp480 from './files/forte-blister-480.webp';
import forteBlisterWebp800 from './files/forte-blister-800.webp';
import forteBlisterWebp1200 from './files/forte-blister-1200.webp';
import forteTabletsAvif480 from './files/forte-tablets-480.avif';
import forteTabletsAvif800 from './files/forte-tablets-800.avif';
import forteTabletsAvif1200 from './files/forte-tablets-1200.avif';
import forteTabletsWebp480 from './files/forte-tablets-480.webp';
import forteTabletsWebp800 from './files/forte-tablets-800.webp';
import forteTabletsWebp1200 from './files/forte-tablets-1200.webp';
import forteGroupAvif480 from './files/forte-group-480.avif';
import forteGroupAvif800 from './files/forte-group-800.avif';
import forteGroupAvif1200 from './files/forte-group-1200.avif';
import forteGroupWebp480 from './files/forte-group-480.webp';
import forteGroupWebp800 from './files/forte-group-800.webp';
import forteGroupWebp1200 from './files/forte-group-1200.webp';
import creamTubeAvif480 from './files/cream-tube-480.avif';
import creamTubeAvif800 from './files/cream-tube-800.avif';
import creamTubeAvif1200 from './files/cream-tube-1200.avif';
import creamTubeWebp480 from './files/cream-tube-480.webp';
import creamTubeWebp800 from './files/cream-tube-800.webp';
import creamTubeWebp1200 from './files/cream-tube-1200.webp';
import creamSwirlAvif480 from './files/cream-swirl-480.avif';
import creamSwirlAvif800 from './files/cream-swirl-800.avif';
import creamSwirlAvif1200 from './files/cream-swirl-1200.avif';
import creamSwirlWebp480 from './files/cream-swirl-480.webp';
import creamSwirlWebp800 from './files/cream-swirl-800.webp';
import creamSwirlWebp1200 from './files/cream-swirl-1200.webp';

/** The rendered packs, by the names that content gives them. */
export const pictures = {
  'forte-carton': {
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    avif: [forteCartonAvif480, forteCartonAvif800, forteCartonAvif1200],
    webp: [forteCartonWebp480, forteCartonWebp800, forteCartonWebp1200],
  },
  'forte-blister': {
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    avif: [forteBlisterAvif480, forteBlisterAvif800, forteBlisterAvif1200],
    webp: [forteBlisterWebp480, forteBlisterWebp800, forteBlisterWebp1200],
  },
  'forte-tablets': {
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    avif: [forteTabletsAvif480, forteTabletsAvif800, forteTabletsAvif1200],
    webp: [forteTabletsWebp480, forteTabletsWebp800, forteTabletsWebp1200],
  },
  'forte-group': {
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    avif: [forteGroupAvif480, forteGroupAvif800, forteGroupAvif1200],
    webp: [forteGroupWebp480, forteGroupWebp800, forteGroupWebp1200],
  },
  'cream-tube': {
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    avif: [creamTubeAvif480, creamTubeAvif800, creamTubeAvif1200],
    webp: [creamTubeWebp480, creamTubeWebp800, creamTubeWebp1200],
  },
  'cream-swirl': {
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    avif: [creamSwirlAvif480, creamSwirlAvif800, creamSwirlAvif1200],
    webp: [creamSwirlWebp480, creamSwirlWebp800, creamSwirlWebp1200],
  },
} as const satisfies Record<string, PictureFiles>;
