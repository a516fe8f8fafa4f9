import type { GalleryEntry } from '../galleryEntry';
import { VisuallyHidden } from './VisuallyHidden';

export const visuallyHidden: GalleryEntry = {
  component: 'VisuallyHidden',
  purpose: 'Text for screen readers alone.',
  states: {
    'nothing to see between the brackets': () => (
      <p>
        [<VisuallyHidden>Read out, not shown.</VisuallyHidden>]
      </p>
    ),
  },
};
