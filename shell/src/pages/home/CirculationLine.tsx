import { useId } from 'react';
import styles from './CirculationLine.module.css';

/** The line through the packs: drawn in the measures of their picture, 120 by 100, its plain ends out to the window's edges. */
export function CirculationLine() {
  const id = useId();
  return (
    <svg className={styles.line} data-screen-only="" viewBox="0 0 120 100" aria-hidden="true">
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="120">
          <stop className={styles.vein} offset="0" />
          <stop className={styles.artery} offset="0.8" />
        </linearGradient>
      </defs>
      <g stroke={`url(#${id})`}>
        <path
          className={styles.far}
          d="M-300 106C-180 100-120 110-60 108S-4 104 15 78 34 3 69 3s44 43 27 66-47 9-38-19S110 20 150 16 240 4 300 0"
        />
        <path
          className={styles.near}
          d="M-300 110C-180 104-120 114-60 111S0 100 17 74 40 9 69 11s36 39 21 58-37 7-30-17 45-28 90-32S240 8 300 6"
        />
        <path
          className={styles.thin}
          d="M-300 113C-180 108-120 116-60 114S5 108 24 85 38-2 71-2s51 46 32 73-58 14-49-19S100 14 150 10 240 2 300-3"
        />
      </g>
    </svg>
  );
}
