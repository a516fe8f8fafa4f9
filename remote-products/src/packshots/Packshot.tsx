import { Picture, type PictureFiles } from '@site/shared-ui/Picture';
import type { PictureName } from '@site/contracts/pictureNames';
import { PICTURE_WIDTHS, pictureAddresses } from '../../content/unlistedNames';
import { addressInRelease } from '../texts/addressInRelease';
import { pictures } from './pictures';

const inScripts: Readonly<Partial<Record<PictureName, PictureFiles>>> = pictures;

/** All are squares. Those in no script have no hash in their names: a release's files never change. */
function filesOf(name: PictureName): PictureFiles {
  const files = inScripts[name];
  if (files || !PAGES_BRING_FILES) return files as PictureFiles;
  const { avif, webp } = pictureAddresses(name);
  const [size] = PICTURE_WIDTHS.slice(-1) as [number];
  return {
    width: size,
    height: size,
    widths: PICTURE_WIDTHS,
    avif: avif.map(addressInRelease),
    webp: addressInRelease(webp),
  };
}

interface PackshotProps {
  picture: PictureName;
  alt: string;
  sizes: string;
  /** Whether it is the largest picture above the fold. */
  isFirst?: boolean;
}

/** A rendered product picture, see `assets/packshots`. */
export function Packshot({ picture, ...shown }: PackshotProps) {
  return <Picture files={filesOf(picture)} {...shown} />;
}
