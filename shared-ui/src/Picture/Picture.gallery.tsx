import avif from '../gallery/photographs/tablets-240.avif';
import webp from '../gallery/photographs/tablets-240.webp';
import type { GalleryEntry } from '../galleryEntry';
import { Picture, type PictureFiles } from './Picture';

const tablets: PictureFiles = {
  width: 240,
  height: 240,
  widths: [240],
  avif: [avif],
  webp,
};

export const picture: GalleryEntry = {
  component: 'Picture',
  purpose: 'A photograph in the format and width that fit; its space is reserved.',
  states: {
    'above the fold': () => <Picture files={tablets} alt="Loose tablets" sizes="15rem" isFirst />,
    'below the fold, loaded lazily': () => (
      <Picture files={tablets} alt="Loose tablets" sizes="15rem" />
    ),
    'as decoration': () => <Picture files={tablets} alt="" sizes="15rem" />,
  },
};
