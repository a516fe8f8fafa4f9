import styles from './CirculationLine.module.css';

/** The id of the line's gradient, which the lines between sections have as well. */
export const CIRCULATION_GRADIENT = 'circulation-line';

/** The line through the packs: drawn in the measures of their picture, 120 by 100, its plain ends out to the window's edges. */
export function CirculationLine() {
  return (
    <svg className={styles.line} data-screen-only="" viewBox="0 0 120 100" aria-hidden="true">
      <linearGradient id={CIRCULATION_GRADIENT} gradientUnits="userSpaceOnUse" x2="96">
        <stop stopColor="var(--site-action)" />
        <stop offset="1" stopColor="var(--site-accent)" />
      </linearGradient>
      <g stroke={`url(#${CIRCULATION_GRADIENT})`}>
        <path
          strokeWidth="10.5"
          opacity=".08"
          d="M-300 106H-60C-40 106-4 104 15 78S34 3 69 3s44 43 27 66-47 9-38-19S110 20 150 16 240 4 300 0"
        />
        <path
          strokeWidth="2.2"
          d="M-300 110H-60C-40 110 0 100 17 74S40 9 69 11s36 39 21 58-37 7-30-17 45-28 90-32S240 8 300 6"
        />
        <path
          strokeWidth=".4"
          opacity=".55"
          d="M-300 114H-60C-40 114 5 108 24 85S38-2 71-2s51 46 32 73-58 14-49-19S100 14 150 10 240 2 300-3"
        />
      </g>
    </svg>
  );
}
