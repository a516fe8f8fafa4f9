import type { ReactNode } from 'react';
import { SectionLine, type LineSide } from './SectionLine';
import styles from './Section.module.css';

export interface SectionProps {
  /** Also its anchor. */
  id: string;
  title: string;
  lead?: string;
  look?: 'plain' | 'raised';
  /** Where the decorative line from the section above ends. */
  line?: LineSide;
  children: ReactNode;
}

export function Section({ id, title, lead, look = 'plain', line, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={look === 'raised' ? `${styles.section} ${styles.raised}` : styles.section}
    >
      {line && <SectionLine to={line} />}
      <div className={styles.inner}>
        <h2 id={titleId}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
