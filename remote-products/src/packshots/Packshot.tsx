import { Picture } from '@site/shared-ui/Picture';
import type { PictureName } from '@site/company/pictureNames';
import { pictures } from './pictures';

interface PackshotProps {
  picture: PictureName;
  alt: string;
  sizes: string;
  /** Whether it is the largest picture above the fold. */
  isFirst?: boolean;
}

/** A rendered product picture, see `picture-sources`. All are squares. */
export function Packshot({ picture, ...shown }: PackshotProps) {
  return <Picture files={pictures[picture]} {...shown} />;
}
