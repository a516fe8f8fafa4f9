import type { GalleryEntry } from '../galleryEntry';
import { IconButton } from './IconButton';

export const iconButton: GalleryEntry = {
  component: 'IconButton',
  purpose: 'A round button with an icon and an accessible name.',
  states: {
    pause: () => <IconButton label="Pause the animation" icon="pause" onClick={() => {}} />,
    play: () => <IconButton label="Play the animation" icon="play" onClick={() => {}} />,
  },
};
