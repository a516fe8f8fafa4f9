import type { GalleryEntry } from '../galleryEntry';
import { IconButton } from './IconButton';

export const iconButton: GalleryEntry = {
  component: 'IconButton',
  purpose: 'Does something that an icon says, with a name for those who do not see it.',
  states: {
    pause: () => <IconButton label="Pause the animation" icon="pause" onClick={() => {}} />,
    play: () => <IconButton label="Play the animation" icon="play" onClick={() => {}} />,
  },
};
