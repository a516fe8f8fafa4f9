import type { ComponentType } from 'react';
import type { PictureName } from '../content/vocabulary';
import type { ArtProps } from './art';
import { CreamSwirl } from './CreamSwirl';
import { CreamTube } from './CreamTube';
import { ForteBlister } from './ForteBlister';
import { ForteCarton } from './ForteCarton';
import { ForteGroup } from './ForteGroup';
import { ForteTablets } from './ForteTablets';

const arts: Readonly<Record<PictureName, ComponentType<ArtProps>>> = {
  'forte-carton': ForteCarton,
  'forte-blister': ForteBlister,
  'forte-tablets': ForteTablets,
  'forte-group': ForteGroup,
  'cream-tube': CreamTube,
  'cream-swirl': CreamSwirl,
};

interface PackshotProps extends ArtProps {
  picture: PictureName;
  /** What the picture shows, for those who cannot see it. */
  alt: string;
}

/** A picture of a product. Its label bears the brand, so another brand has other packs. */
export function Packshot({ picture, alt, lines }: PackshotProps) {
  const Art = arts[picture];
  return (
    <svg viewBox="0 0 480 480" role="img" aria-label={alt}>
      <Art lines={lines} />
    </svg>
  );
}
