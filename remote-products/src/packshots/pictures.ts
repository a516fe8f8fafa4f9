// Written by `npm run packshots -w picture-sources`.
import type { PictureFiles } from '@site/shared-ui/Picture';
import forteCartonAvif480 from './files/forte-carton-480.avif';
import forteCartonAvif800 from './files/forte-carton-800.avif';
import forteCartonAvif1200 from './files/forte-carton-1200.avif';
import forteCartonWebp from './files/forte-carton-800.webp';
import forteBlisterAvif480 from './files/forte-blister-480.avif';
import forteBlisterAvif800 from './files/forte-blister-800.avif';
import forteBlisterAvif1200 from './files/forte-blister-1200.avif';
import forteBlisterWebp from './files/forte-blister-800.webp';
import forteHandAvif480 from './files/forte-hand-480.avif';
import forteHandAvif800 from './files/forte-hand-800.avif';
import forteHandAvif1200 from './files/forte-hand-1200.avif';
import forteHandWebp from './files/forte-hand-800.webp';
import forteGroupAvif480 from './files/forte-group-480.avif';
import forteGroupAvif800 from './files/forte-group-800.avif';
import forteGroupAvif1200 from './files/forte-group-1200.avif';
import forteGroupWebp from './files/forte-group-800.webp';
import creamTubeAvif480 from './files/cream-tube-480.avif';
import creamTubeAvif800 from './files/cream-tube-800.avif';
import creamTubeAvif1200 from './files/cream-tube-1200.avif';
import creamTubeWebp from './files/cream-tube-800.webp';
import creamSwirlAvif480 from './files/cream-swirl-480.avif';
import creamSwirlAvif800 from './files/cream-swirl-800.avif';
import creamSwirlAvif1200 from './files/cream-swirl-1200.avif';
import creamSwirlWebp from './files/cream-swirl-800.webp';
import creamLegAvif480 from './files/cream-leg-480.avif';
import creamLegAvif800 from './files/cream-leg-800.avif';
import creamLegAvif1200 from './files/cream-leg-1200.avif';
import creamLegWebp from './files/cream-leg-800.webp';

/** The rendered packs, by the names that content gives them. */
export const pictures = {
  'forte-carton': {
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    avif: [forteCartonAvif480, forteCartonAvif800, forteCartonAvif1200],
    webp: forteCartonWebp,
  },
  'forte-blister': {
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    avif: [forteBlisterAvif480, forteBlisterAvif800, forteBlisterAvif1200],
    webp: forteBlisterWebp,
  },
  'forte-hand': {
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    avif: [forteHandAvif480, forteHandAvif800, forteHandAvif1200],
    webp: forteHandWebp,
  },
  'forte-group': {
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    avif: [forteGroupAvif480, forteGroupAvif800, forteGroupAvif1200],
    webp: forteGroupWebp,
  },
  'cream-tube': {
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    avif: [creamTubeAvif480, creamTubeAvif800, creamTubeAvif1200],
    webp: creamTubeWebp,
  },
  'cream-swirl': {
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    avif: [creamSwirlAvif480, creamSwirlAvif800, creamSwirlAvif1200],
    webp: creamSwirlWebp,
  },
  'cream-leg': {
    width: 1200,
    height: 1200,
    widths: [480, 800, 1200],
    avif: [creamLegAvif480, creamLegAvif800, creamLegAvif1200],
    webp: creamLegWebp,
  },
} as const satisfies Record<string, PictureFiles>;
