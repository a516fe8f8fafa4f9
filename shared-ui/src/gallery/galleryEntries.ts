import { button } from '../Button/Button.gallery';
import { carousels } from '../Carousel/Carousel.gallery';
import { drawing } from '../Drawing/Drawing.gallery';
import { selectField, textField } from '../Field/Field.gallery';
import { icon } from '../Icon/Icon.gallery';
import { iconButton } from '../IconButton/IconButton.gallery';
import { picture } from '../Picture/Picture.gallery';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.gallery';
import type { GalleryEntry } from '../galleryEntry';

export const galleryEntries: readonly GalleryEntry[] = [
  button,
  textField,
  selectField,
  carousels,
  drawing,
  icon,
  iconButton,
  picture,
  visuallyHidden,
];
