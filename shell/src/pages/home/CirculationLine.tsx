import { useId } from 'react';
import styles from './CirculationLine.module.css';

/** The one line of the look, from venous indigo to arterial coral. Decoration. */
export function CirculationLine() {
  const id = useId();
  return (
    <svg
      className={styles.line}
      viewBox="0 0 1440 640"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
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
          d="M-40 600C300 640 520 560 640 420S760 60 960 60s240 240 160 360-260 60-220-90 320-190 580-250"
        />
        <path
          className={styles.near}
          d="M-40 560C280 600 500 540 640 400S780 90 960 100s200 220 130 320-210 40-170-90 280-150 560-200"
        />
        <path
          className={styles.thin}
          d="M-40 630C320 670 560 600 690 450S800 40 970 30s280 260 190 400-330 80-280-100 340-220 600-290"
        />
      </g>
    </svg>
  );
}
