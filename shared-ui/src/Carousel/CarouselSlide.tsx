import type { ReactNode } from 'react';
import { type CarouselWords, slidePosition } from './carouselWords';
import styles from './Carousel.module.css';

interface CarouselSlideProps {
  index: number;
  count: number;
  words: CarouselWords;
  children: ReactNode;
}

/** Keeps slick's `style` and `tabIndex` props away from the content. */
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
