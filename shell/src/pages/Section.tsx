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
  /** The side of the window at which the line of circulation arrives, coming from the section before. */
  thread?: 'left' | 'right';
  children: ReactNode;
}

/** A part of a screen under a heading of its own. */
export function Section({ id, title, lead, look = 'plain', thread, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={`${styles.section} ${styles[look]}`}
      data-thread={thread}
    >
      <div className={styles.inner}>
        <h2 id={titleId}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
