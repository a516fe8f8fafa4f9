import type { ReactNode } from 'react';
import type { CarouselWords } from './carouselWords';
import { slidePosition } from './slidePosition';
import styles from './Carousel.module.css';

interface CarouselSlideProps {
  index: number;
  count: number;
  words: CarouselWords;
  children: ReactNode;
}

/** One slide, named by its place. What slick adds to its children (`style`, `tabIndex`) stops here. */
export function CarouselSlide({ index, count, words, children }: CarouselSlideProps) {
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={words.slide}
      aria-label={slidePosition(index, count, words)}
    >
      {children}
    </div>
  );
}
