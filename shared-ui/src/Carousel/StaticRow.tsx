import { useRef, type ReactNode, type RefObject } from 'react';
import type { ShowStep } from './useItemsShown';
import { useLostFocusDetection } from './useFocusRestoration';
import styles from './Carousel.module.css';

interface StaticRowProps {
  label: string;
  show: readonly ShowStep[];
  /** Whether there is more than fits side by side; then the row can be reached and scrolled with the keyboard. */
  canScroll: boolean;
  /** Set when the row goes while focus is in it. */
  isFocusLost: RefObject<boolean>;
  children: ReactNode;
}

/**
 * The slides as a row that is scrolled by hand: the first frame, and all there is without script.
 * Its columns come from classes, since the server's HTML may hold no inline styles.
 */
export function StaticRow({ label, show, canScroll, isFocusLost, children }: StaticRowProps) {
  const root = useRef<HTMLDivElement>(null);
  useLostFocusDetection(root, isFocusLost);
  const steps = show.map(({ from, items }) => styles[`from${from}show${items}`]);
  return (
    <div
      ref={root}
      className={[styles.row, ...steps].join(' ')}
      {...(canScroll && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      {children}
    </div>
  );
}
