import type { GalleryEntry } from '../galleryEntry';
import { IconButton } from './IconButton';
import * as iconPaths from '../Icon/iconPaths';

export const iconButton: GalleryEntry = {
  component: 'IconButton',
  purpose: 'A round button with an icon and an accessible name.',
  states: {
    pause: () => (
      <IconButton label="Pause the animation" icon={iconPaths.pause} onClick={() => {}} />
    ),
    play: () => <IconButton label="Play the animation" icon={iconPaths.play} onClick={() => {}} />,
  },
};
