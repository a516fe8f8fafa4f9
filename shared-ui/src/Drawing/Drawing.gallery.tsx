import leaf from '../gallery/drawings/leaf.svg';
import type { GalleryEntry } from '../galleryEntry';
import { Drawing } from './Drawing';

export const drawing: GalleryEntry = {
  component: 'Drawing',
  purpose: 'A line drawing in two inks, as wide as the type around it is high.',
  states: {
    'in indigo': () => <Drawing file={leaf} />,
    'in plum': () => <Drawing file={leaf} view="plum" />,
    'described, for it says what no words beside it say': () => (
      <Drawing file={leaf} alt="A leaf" />
    ),
  },
};
