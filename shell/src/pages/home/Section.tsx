import type { ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  /** Also its anchor. */
  id: string;
  title: string;
  lead?: string;
  look?: 'plain' | 'raised';
  /** The side on which the decorative line from the section above arrives. */
  line?: 'left' | 'right';
  children: ReactNode;
}

export function Section({ id, title, lead, look = 'plain', line, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={look === 'raised' ? `${styles.section} ${styles.raised}` : styles.section}
      data-line={line}
    >
      <div className={styles.inner}>
        <h2 id={titleId}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
