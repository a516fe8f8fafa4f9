import { Picture } from '@site/shared-ui/Picture';
import type { PictureName } from '../content/vocabulary';
import { pictures } from './pictures';

interface PackshotProps {
  picture: PictureName;
  /** What the picture shows, for those who cannot see it. */
  alt: string;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** Whether it is the largest thing of the first screen. */
  isFirst?: boolean;
}

/** A picture of a product, rendered with the brand on its label (`assets/packshots`). */
export function Packshot({ picture, ...shown }: PackshotProps) {
  return <Picture files={pictures[picture]} {...shown} />;
}
