import { useRef, type ReactNode, type RefObject } from 'react';
import type { ShowStep } from './useItemsShown';
import { useLostFocusDetection } from './useFocusRestoration';
import styles from './Carousel.module.css';

interface StaticRowProps {
  label: string;
  show: readonly ShowStep[];
  /** Whether it overflows; it is focusable then, for scrolling by keyboard. */
  canScroll: boolean;
  /** Set when the row unmounts with focus in it. */
  isFocusLost: RefObject<boolean>;
  children: ReactNode;
}

/** Before slick has loaded, and without script. Columns are classes: the Content Security Policy forbids inline styles. */
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
