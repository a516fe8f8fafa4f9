import type { GalleryEntry } from '../galleryEntry';
import { Icon } from './Icon';
import { iconPaths, type IconName } from './iconPaths';

const names = Object.keys(iconPaths) as IconName[];

export const icon: GalleryEntry = {
  component: 'Icon',
  purpose: 'A decorative icon in the colour of the text.',
  states: Object.fromEntries(names.map((name) => [name, () => <Icon name={name} />])),
};
