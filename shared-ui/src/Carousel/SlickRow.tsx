import { useRef, type ReactNode, type Ref, type RefObject } from 'react';
import type Slider from 'react-slick';
import { markInert } from './markInert';
import { useLostFocusDetection } from './useFocusRestoration';
import styles from './Carousel.module.css';

/** Time that a move takes, in ms. */
const SPEED = 500;

interface SlickRowProps {
  slick: typeof Slider;
  sliderRef: Ref<Slider>;
  items: number;
  prefersStill: boolean;
  /** Called with the index of the slide that comes to the front. */
  onMove: (next: number) => void;
  /** Set when the row goes while focus is in it. */
  isFocusLost: RefObject<boolean>;
  children: ReactNode;
}

/** The slides in slick: an endless loop without dots (§2). Timing is ours, see `usePlayback`. */
export function SlickRow({ slick: Slick, sliderRef, items, prefersStill, ...rest }: SlickRowProps) {
  const root = useRef<HTMLDivElement>(null);
  useLostFocusDetection(root, rest.isFocusLost);
  return (
    <div ref={root} className={styles.slick}>
      <Slick
        ref={sliderRef}
        infinite
        dots={false}
        arrows={false}
        // Slick's own autoplay is 50 ms late and cannot be started again once it was stopped.
        autoplay={false}
        accessibility={false}
        slidesToShow={items}
        slidesToScroll={1}
        speed={prefersStill ? 0 : SPEED}
        beforeChange={(_, next) => rest.onMove(next)}
        onReInit={() => markInert(root.current)}
      >
        {rest.children}
      </Slick>
    </div>
  );
}
