import type { ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  /** The anchor that addresses point at. */
  id: string;
  title: string;
  /** One or two sentences under the title. */
  lead?: string;
  /** `raised` sets the section off from its neighbours. */
  look?: 'plain' | 'raised';
  children: ReactNode;
}

/** A part of a screen under a heading of its own. */
export function Section({ id, title, lead, look = 'plain', children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className={`${styles.section} ${styles[look]}`}>
      <div className={styles.inner}>
        <h2 id={titleId}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
