import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export interface PointsProps {
  /** Each term with what is said of it; false leaves one out. */
  points: readonly (false | [term: string, text: ReactNode])[];
}

/** A short list of terms and what is said of them, such as the reference. */
export function Points({ points }: PointsProps) {
  const shown = points.filter((point) => point !== false);
  return (
    <dl className={styles.points}>
      {shown.map(([term, text]) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
