import type { GalleryEntry } from '../galleryEntry';
import { VisuallyHidden } from './VisuallyHidden';

export const visuallyHidden: GalleryEntry = {
  component: 'VisuallyHidden',
  purpose: 'Text for screen readers only.',
  states: {
    'between the brackets': () => (
      <p>
        [<VisuallyHidden>Read out but not shown.</VisuallyHidden>]
      </p>
    ),
  },
};
