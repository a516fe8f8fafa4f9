import { CIRCULATION_GRADIENT } from './CirculationLine';
import styles from './Section.module.css';

/** From where the line above ended, in the units of the banner's line, whose gradient it has. */
const drawings = {
  left: 'M125 3C108 17 100 62 82 62S53 38 38 46 12 92-5 97',
  right: 'M-5 3C17 8 28 54 43 52S63 25 75 35s17 48 28 52 15-4 22 6',
} as const;

/** The side of the page on which a line ends. */
export type LineSide = keyof typeof drawings;

/** The decorative line from the section above. */
export function SectionLine({ to }: { to: LineSide }) {
  return (
    <svg
      className={styles.line}
      data-screen-only=""
      viewBox="0 0 120 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path stroke={`url(#${CIRCULATION_GRADIENT})`} d={drawings[to]} />
    </svg>
  );
}
