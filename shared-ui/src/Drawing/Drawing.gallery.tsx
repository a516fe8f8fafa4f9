import leaf from '../gallery/drawings/leaf.svg';
import type { GalleryEntry } from '../galleryEntry';
import { Drawing } from './Drawing';

export const drawing: GalleryEntry = {
  component: 'Drawing',
  purpose: 'A line drawing in two colours, as wide as the font size.',
  states: {
    'in indigo': () => <Drawing file={leaf} />,
    'in plum': () => <Drawing file={leaf} view="plum" />,
    'with alternative text': () => <Drawing file={leaf} alt="A leaf" />,
  },
};
