import { memo, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import type Slider from 'react-slick';
import { markInert } from './markInert';
import { useLostFocusDetection, type LostFocus } from './useFocusRestoration';
import styles from './Carousel.module.css';

const SPEED_MS = 500;

interface SlickRowProps {
  slick: typeof Slider;
  sliderRef: Ref<Slider>;
  items: number;
  /** The index of the slide to begin with; read once. */
  first: number;
  prefersStill: boolean;
  onMove: (next: number) => void;
  /** Set when the row unmounts with focus in it. */
  lostFocus: RefObject<LostFocus | null>;
  children: ReactNode;
}

function Row({ slick: Slick, sliderRef, items, prefersStill, ...rest }: SlickRowProps) {
  const root = useRef<HTMLDivElement>(null);
  useLostFocusDetection(root, rest.lostFocus);
  return (
    <div ref={root} className={styles.slick} data-row="moving">
      <Slick
        ref={sliderRef}
        infinite
        dots={false}
        arrows={false}
        // `usePlayback` does that: slick's own is 50 ms late and cannot be restarted.
        autoplay={false}
        accessibility={false}
        initialSlide={rest.first}
        slidesToShow={items}
        slidesToScroll={1}
        speed={prefersStill ? 0 : SPEED_MS}
        beforeChange={(_, next) => rest.onMove(next)}
        onReInit={() => markInert(root.current)}
      >
        {rest.children}
      </Slick>
    </div>
  );
}

type PropNames = readonly (keyof SlickRowProps)[];

/** Slick measures all its slides whenever it is rendered, which makes a slow phone late; a touch alone is no reason to. */
export const SlickRow = memo(Row, (before, after) =>
  (Object.keys(after) as unknown as PropNames).every(
    (name) => name === 'first' || before[name] === after[name],
  ),
);
