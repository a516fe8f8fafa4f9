import type { GalleryEntry } from '../galleryEntry';
import { Icon } from './Icon';
import * as iconPaths from './iconPaths';

export const icon: GalleryEntry = {
  component: 'Icon',
  purpose: 'A decorative icon in the colour of the text.',
  states: Object.fromEntries(
    Object.entries(iconPaths).map(([name, path]) => [name, () => <Icon path={path} />]),
  ),
};
