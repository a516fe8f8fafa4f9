import { useId } from 'react';
import styles from './FlowLine.module.css';

/** Ends where the line of the section navigation begins. */
const WIDE =
  'M1240-70C1080 40 820-90 640 60S520 400 700 470 1010 410 985 330 830 330 760 420 560 545 330 520 0 500 0 600';
const NARROW = 'M1060 40C860 60 820 300 600 300S320 60 180 160 60 420-60 460';

/** The decorative line: one path for wide windows, one for narrow ones. */
export function FlowLine() {
  const gradient = useId();
  return (
    <>
      <svg
        className={styles.wide}
        data-screen-only=""
        viewBox="0 0 1000 600"
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
        viewBox="0 0 1000 500"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.stroke} d={NARROW} stroke={`url(#${gradient})`} />
      </svg>
    </>
  );
}
