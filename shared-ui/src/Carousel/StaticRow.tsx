import { useImperativeHandle, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import type { MoveRow } from './CarouselControls';
import { scrolledTo } from './watchScrolling';
import { useLostFocusDetection, type LostFocus } from './useFocusRestoration';
import styles from './Carousel.module.css';

interface StaticRowProps {
  /** The carousel around it has a name of its own. */
  label: string;
  moveRef: Ref<MoveRow>;
  /** The index of the slide that it is scrolled to at its end; it is focusable if there is one, for scrolling by keyboard. */
  last: number;
  prefersStill: boolean;
  onMove: (next: number) => void;
  /** Set when the row unmounts with focus in it. */
  lostFocus: RefObject<LostFocus | null>;
  children: ReactNode;
}

/** Before slick has loaded, after it failed, without script, and where all slides fit. */
export function StaticRow({ label, moveRef, last, prefersStill, ...rest }: StaticRowProps) {
  const { onMove, lostFocus, children } = rest;
  const root = useRef<HTMLDivElement>(null);
  useLostFocusDetection(root, lostFocus);
  useImperativeHandle(
    moveRef,
    () => (move) => {
      const row = root.current;
      if (!row) return;
      const places = last + 1;
      const next = (scrolledTo(row) + (move === 'next' ? 1 : last)) % places;
      const [first, target] = [row.children[0], row.children[next]] as HTMLElement[];
      const left = (target?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
      row.scrollTo({ left, behavior: prefersStill ? 'instant' : 'smooth' });
      onMove(next);
    },
    [last, prefersStill, onMove],
  );
  return (
    <div
      ref={root}
      className={styles.row}
      {...(last > 0 && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      {children}
    </div>
  );
}
