import { useId } from 'react';
import styles from './CirculationLine.module.css';

export function CirculationLine() {
  const id = useId();
  return (
    <svg
      className={styles.line}
      data-screen-only=""
      viewBox="0 0 144 64"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="0">
          <stop className={styles.vein} offset="0.3" />
          <stop className={styles.artery} offset="0.8" />
        </linearGradient>
      </defs>
      <g stroke={`url(#${id})`}>
        <path
          className={styles.far}
          d="M-6 57C36 60 63 61 76 47S86 7 105 7s23 23 14 35-25 5-20-10 30-18 54-24"
        />
        <path
          className={styles.near}
          d="M-6 60C42 66 64 60 77 45S89 10 105 11s19 21 11 31-20 4-16-9 27-15 52-20"
        />
        <path
          className={styles.thin}
          d="M-6 63C44 65 68 65 81 51S88 4 106 4s27 25 17 39-31 8-26-10 32-21 56-28"
        />
      </g>
    </svg>
  );
}
