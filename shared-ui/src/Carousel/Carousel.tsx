import {
  Children,
  useCallback,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useIsHydrating } from '../useIsHydrating';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { CarouselControls, type Move, type MoveRow } from './CarouselControls';
import { type CarouselWords, slidesInView } from './carouselWords';
import { CarouselSlide } from './CarouselSlide';
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
  words: CarouselWords;
  /** In ms (§9). */
  interval: number;
  /** Ascending from width 0. Widths other than those of §9 have no style, so they apply only once the script runs. */
  show: readonly ShowStep[];
  /** One element per slide. */
  children: ReactNode;
}

const keys: Readonly<Record<string, Move | undefined>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
};

/**
 * An endless autoplaying carousel without dots (§2); a plain row until its script has loaded or where all slides fit. Its
 * buttons move that row too: on a slow network slick is late by seconds.
 */
export function Carousel({ label, words, interval, show, children }: CarouselProps) {
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
  const hasMoved = useRef(false);
  const [isRead, setRead] = useState(false);
  const takeOver = useCallback((first: number) => {
    setCurrent(first);
    // No button has scrolled there, but perhaps the browser, to the text that a link of a search engine names.
    setRead(first > 0 && !hasMoved.current);
  }, []);
  const { Row: SlickRow, hasFailed } = useSlick(root, takeOver);
  const isOverflowing = count > items;
  // Nothing answers buttons in the prerendered page.
  const hasControls = !useIsHydrating() && isOverflowing;
  const lostFocus = useFocusRestoration(root);

  const moveRow = useRef<MoveRow>(null);
  const isAutoplayMove = useRef(false);
  const [announcement, setAnnouncement] = useState('');

  const next = useCallback(() => {
    isAutoplayMove.current = true;
    moveRow.current?.('next');
    isAutoplayMove.current = false;
  }, []);
  const canPlay = isOverflowing && (SlickRow !== null || hasFailed);
  const playback = usePlayback({ interval, canPlay, isRead, current, next });

  const moveByKey = (event: KeyboardEvent) => {
    const move = keys[event.key];
    // Alt+Arrow is the browser's own.
    if (!isOverflowing || !move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveRow.current?.(move);
  };
  const onMove = useCallback(
    (index: number) => {
      setCurrent(index);
      hasMoved.current = true;
      // Moves by button, key or swipe are announced; autoplay is not.
      setAnnouncement(isAutoplayMove.current ? '' : slidesInView(index, items, count, words));
    },
    [items, count, words],
  );

  // Columns are classes: the Content Security Policy forbids inline styles.
  const steps = show.map(({ from, items: shown }) => styles[`from${from}show${shown}`]);
  return (
    <div
      ref={root}
      className={[styles.carousel, ...steps].filter(Boolean).join(' ')}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      onKeyDown={moveByKey}
      {...playback.holds}
    >
      <div className={styles.controls}>
        {hasControls && (
          <CarouselControls
            label={label}
            words={words}
            isPlaying={playback.isPlaying}
            onToggle={playback.toggle}
            onMove={(move) => moveRow.current?.(move)}
          />
        )}
        <div aria-live="polite">
          <VisuallyHidden>{announcement}</VisuallyHidden>
        </div>
      </div>
      {SlickRow && isOverflowing ? (
        // Different keys: reusing the row's elements would shift the page.
        <SlickRow
          key="moving"
          moveRef={moveRow}
          items={items}
          first={current}
          prefersStill={playback.prefersStill}
          lostFocus={lostFocus}
          onMove={onMove}
        >
          {slides}
        </SlickRow>
      ) : (
        <StaticRow
          key="static"
          label={slidesInView(0, count, count, words)}
          moveRef={moveRow}
          lastIndex={count - items}
          prefersStill={playback.prefersStill}
          lostFocus={lostFocus}
          onMove={onMove}
        >
          {slides}
        </StaticRow>
      )}
    </div>
  );
}
