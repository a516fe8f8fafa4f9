import { useRef, type ReactNode, type RefObject } from 'react';
import { useLostFocusDetection, type LostFocus } from './useFocusRestoration';
import styles from './Carousel.module.css';

interface StaticRowProps {
  label: string;
  /** Whether it overflows; it is focusable then, for scrolling by keyboard. */
  canScroll: boolean;
  /** Set when the row unmounts with focus in it. */
  lostFocus: RefObject<LostFocus | null>;
  children: ReactNode;
}

/** Before slick has loaded, and without script. */
export function StaticRow({ label, canScroll, lostFocus, children }: StaticRowProps) {
  const root = useRef<HTMLDivElement>(null);
  useLostFocusDetection(root, lostFocus);
  return (
    <div
      ref={root}
      className={styles.row}
      {...(canScroll && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      {children}
    </div>
  );
}
