import type { ReactNode } from 'react';
import { slidePosition } from './slidePosition';
import styles from './Carousel.module.css';

interface CarouselSlideProps {
  index: number;
  count: number;
  children: ReactNode;
}

/** One slide, named by its place. What slick adds to its children (`style`, `tabIndex`) stops here. */
export function CarouselSlide({ index, count, children }: CarouselSlideProps) {
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={slidePosition(index, count)}
    >
      {children}
    </div>
  );
}
