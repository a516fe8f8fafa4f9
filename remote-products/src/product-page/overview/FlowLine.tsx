import { useId } from 'react';
import styles from './FlowLine.module.css';

/** Ends where the line of the section navigation begins. */
const WIDE =
  'M220-2C150-2 140 1 112 1S82-6 64 9S59 41 77 47 100.5 41 97.5 33 84 33 77 42 58 56 36 55 0 52 0 60';
const NARROW = 'M106 4C86 6 82 20 60 20S32 3 18 9 6 28-6 31';

/** The decorative line: one path for wide windows, one for narrow ones. */
export function FlowLine() {
  const gradient = useId();
  return (
    <>
      <svg
        className={styles.wide}
        data-screen-only=""
        viewBox="0 0 100 60"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <defs>
          <linearGradient id={gradient} x1="1" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--site-accent)" />
            <stop offset="1" stopColor="var(--site-action)" />
          </linearGradient>
        </defs>
        <path className={styles.stroke} d={WIDE} stroke={`url(#${gradient})`} />
      </svg>
      <svg
        className={styles.narrow}
        data-screen-only=""
        viewBox="0 0 100 50"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.stroke} d={NARROW} stroke={`url(#${gradient})`} />
      </svg>
    </>
  );
}
