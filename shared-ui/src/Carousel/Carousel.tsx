import {
  Children,
  useCallback,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
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

export type { CarouselWords, ShowStep };

export interface CarouselProps {
  /** Names the slides for screen readers, in lower case: `pictures of …`. */
  label: string;
  /** English if left out. */
  words?: CarouselWords;
  /** In ms (§9). */
  interval: number;
  /** Ascending from width 0. Widths other than those of §9 have no style, so they apply only once the script runs. */
  show: readonly ShowStep[];
  /** One element per slide. */
  children: ReactNode;
}

type Move = 'slickPrev' | 'slickNext';

const keys: Readonly<Record<string, Move | undefined>> = {
  ArrowLeft: 'slickPrev',
  ArrowRight: 'slickNext',
};

/** An endless autoplaying carousel without dots (§2); a plain row until its script has loaded or where all slides fit. */
export function Carousel({ label, words = englishWords, interval, show, children }: CarouselProps) {
  // Kept while the carousel moves: each step would render all cards again, and be late on a slow phone.
  const slides = useMemo(() => {
    const contents = Children.toArray(children);
    return contents.map((content, index) => (
      <CarouselSlide key={index} index={index} count={contents.length} words={words}>
        {content}
      </CarouselSlide>
    ));
  }, [children, words]);
  const count = slides.length;

  const items = useItemsShown(show);
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const slick = useSlick(root, setCurrent);
  const isReady = slick !== null && count > items;
  const lostFocus = useFocusRestoration(root);

  const slider = useRef<Slider>(null);
  const isAutoplayMove = useRef(false);
  const [announcement, setAnnouncement] = useState('');

  const next = useCallback(() => {
    isAutoplayMove.current = true;
    slider.current?.slickNext();
  }, []);
  const playback = usePlayback({ interval, isReady, current, next });

  const moveByKey = (event: KeyboardEvent) => {
    const move = keys[event.key];
    // Alt+Arrow is the browser's own. The plain row scrolls natively.
    if (!isReady || !move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    slider.current?.[move]();
  };
  const onMove = useCallback(
    (index: number) => {
      setCurrent(index);
      // Moves by button, key or swipe are announced; autoplay is not.
      setAnnouncement(isAutoplayMove.current ? '' : slidesInView(index, items, count, words));
      isAutoplayMove.current = false;
    },
    [items, count, words],
  );

  // Columns are classes: the Content Security Policy forbids inline styles.
  const steps = show.map(({ from, items: shown }) => styles[`from${from}show${shown}`]);
  return (
    <div
      ref={root}
      className={[styles.carousel, ...steps].join(' ')}
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
        // Different keys: reusing the row's elements would shift the page.
        <SlickRow
          key="moving"
          slick={slick}
          sliderRef={slider}
          items={items}
          first={current}
          prefersStill={playback.prefersStill}
          lostFocus={lostFocus}
          onMove={onMove}
        >
          {slides}
        </SlickRow>
      ) : (
        <StaticRow key="static" label={label} canScroll={count > items} lostFocus={lostFocus}>
          {slides}
        </StaticRow>
      )}
    </div>
  );
}
