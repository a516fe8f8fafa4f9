import { Children, useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type Slider from 'react-slick';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { CarouselControls } from './CarouselControls';
import { englishWords, type CarouselWords } from './carouselWords';
import { CarouselSlide } from './CarouselSlide';
import { SlickRow } from './SlickRow';
import { slidesInView } from './slidePosition';
import { StaticRow } from './StaticRow';
import { useItemsShown, type ShowStep } from './useItemsShown';
import { useFocusRestoration } from './useFocusRestoration';
import { usePlayback } from './usePlayback';
import { useSlick } from './useSlick';
import styles from './Carousel.module.css';

export interface CarouselProps {
  /** What the slides are, for those who cannot see them; it begins in small print: `pictures of …`. */
  label: string;
  /** What it says in the page's language; English where it is left out. */
  words?: CarouselWords;
  /** Time from one move to the next, in ms (§9). */
  interval: number;
  /**
   * How many slides stand side by side from which width on, ascending from width 0. Widths of §9 hold from the
   * first frame on; any other takes effect when the script runs.
   */
  show: readonly ShowStep[];
  /** One element per slide. */
  children: ReactNode;
}

type Move = 'slickPrev' | 'slickNext';

const keys: Readonly<Record<string, Move | undefined>> = {
  ArrowLeft: 'slickPrev',
  ArrowRight: 'slickNext',
};

/**
 * Slides that move by themselves in an endless loop, without dots (§2).
 * Until its script runs, and where all slides fit side by side, it is a plain row.
 */
export function Carousel({ label, words = englishWords, interval, show, children }: CarouselProps) {
  const contents = Children.toArray(children);
  const count = contents.length;
  const slides = contents.map((content, index) => (
    <CarouselSlide key={index} index={index} count={count} words={words}>
      {content}
    </CarouselSlide>
  ));

  const items = useItemsShown(show);
  const slick = useSlick();
  const isReady = slick !== null && count > items;

  const root = useRef<HTMLDivElement>(null);
  const isFocusLost = useFocusRestoration(root);

  const slider = useRef<Slider>(null);
  const isOwnMove = useRef(false);
  const [current, setCurrent] = useState(0);
  const [announcement, setAnnouncement] = useState('');

  const next = useCallback(() => {
    isOwnMove.current = true;
    slider.current?.slickNext();
  }, []);
  const playback = usePlayback({ interval, isReady, current, next });

  const moveByKey = (event: KeyboardEvent) => {
    const move = keys[event.key];
    // With Alt the arrows belong to the browser. The row without slick scrolls by itself.
    if (!isReady || !move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    slider.current?.[move]();
  };
  const onMove = (index: number) => {
    setCurrent(index);
    // Buttons, keys and fingers alike: whatever it did not do by itself was the visitor.
    setAnnouncement(isOwnMove.current ? '' : slidesInView(index, items, count, words));
    isOwnMove.current = false;
  };

  return (
    <div
      ref={root}
      className={styles.carousel}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      onKeyDown={moveByKey}
      {...playback.holds}
    >
      <div className={styles.controls}>
        {isReady && (
          <CarouselControls
            label={label}
            words={words}
            isPlaying={playback.isPlaying}
            onToggle={playback.toggle}
            onPrevious={() => slider.current?.slickPrev()}
            onNext={() => slider.current?.slickNext()}
          />
        )}
        <div aria-live="polite">
          <VisuallyHidden>{announcement}</VisuallyHidden>
        </div>
      </div>
      {isReady ? (
        // Other keys, so that React builds slick's elements afresh: adopting the row's would move the page.
        <SlickRow
          key="moving"
          slick={slick}
          sliderRef={slider}
          items={items}
          prefersStill={playback.prefersStill}
          isFocusLost={isFocusLost}
          onMove={onMove}
        >
          {slides}
        </SlickRow>
      ) : (
        <StaticRow
          key="static"
          label={label}
          show={show}
          canScroll={count > items}
          isFocusLost={isFocusLost}
        >
          {slides}
        </StaticRow>
      )}
    </div>
  );
}
