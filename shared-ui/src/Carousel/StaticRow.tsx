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
  lastIndex: number;
  prefersStill: boolean;
  onMove: (next: number) => void;
  /** Set when the row unmounts with focus in it. */
  lostFocus: RefObject<LostFocus | null>;
  children: ReactNode;
}

/** Before slick has loaded, after it failed, without script, and where all slides fit. */
export function StaticRow({ label, moveRef, lastIndex, prefersStill, ...rest }: StaticRowProps) {
  const { onMove, lostFocus, children } = rest;
  const root = useRef<HTMLDivElement>(null);
  useLostFocusDetection(root, lostFocus);
  useImperativeHandle(
    moveRef,
    () => (move) => {
      const row = root.current;
      if (!row) return;
      const places = lastIndex + 1;
      const next = (scrolledTo(row) + (move === 'next' ? 1 : lastIndex)) % places;
      const [first, target] = [row.children[0], row.children[next]] as HTMLElement[];
      const left = (target?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
      row.scrollTo({ left, behavior: prefersStill ? 'instant' : 'smooth' });
      onMove(next);
    },
    [lastIndex, prefersStill, onMove],
  );
  return (
    <div
      ref={root}
      className={styles.row}
      {...(lastIndex > 0 && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      {children}
    </div>
  );
}
