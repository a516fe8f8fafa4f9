import type { GalleryEntry } from '../galleryEntry';
import { Carousel } from './Carousel';
import { englishWords } from './englishWords';
import type { ShowStep } from './useItemsShown';

const carousel = (id: string, count: number, show: readonly ShowStep[]) => (
  <Carousel label={`cards of ${id}`} words={englishWords} interval={4000} show={show}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} data-card="">
        <p>Card {index + 1}</p>
        <a href="#here">A link in it</a>
      </div>
    ))}
  </Carousel>
);

export const carousels: GalleryEntry = {
  component: 'Carousel',
  purpose: 'Slides that play by themselves, with buttons, arrow keys and swipes.',
  states: {
    'one slide at a time': (id) => carousel(id, 3, [{ from: 0, items: 1 }]),
    'two from 548 px on': (id) =>
      carousel(id, 4, [
        { from: 0, items: 1 },
        { from: 548, items: 2 },
      ]),
    'all slides fit: a plain row': (id) => carousel(id, 2, [{ from: 0, items: 2 }]),
  },
};
