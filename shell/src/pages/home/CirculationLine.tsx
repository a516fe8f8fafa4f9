import { useId } from 'react';
import styles from './CirculationLine.module.css';

export function CirculationLine() {
  const id = useId();
  return (
    <svg
      className={styles.line}
      data-screen-only=""
      viewBox="0 0 1440 640"
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
          d="M-60 572C360 604 630 610 765 472S860 70 1050 70s230 230 140 350-250 50-200-100 300-180 540-240"
        />
        <path
          className={styles.near}
          d="M-60 600C420 660 640 600 770 450S890 100 1050 110s190 210 115 310-205 40-160-90 270-150 520-195"
        />
        <path
          className={styles.thin}
          d="M-60 628C440 650 680 650 806 510S880 40 1060 40s270 250 175 390-315 75-265-100 320-215 560-285"
        />
      </g>
    </svg>
  );
}
