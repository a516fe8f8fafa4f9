import type { ReactNode } from 'react';
import type { ProductAnchor } from '@site/company/paths';
import { useTexts } from '../../texts/useTexts';
import styles from './Section.module.css';

interface SectionProps {
  anchor: ProductAnchor;
  lead: string;
  children: ReactNode;
}

export function Section({ anchor, lead, children }: SectionProps) {
  const { sections } = useTexts().words;
  const titleId = `${anchor}-title`;
  return (
    <section id={anchor} className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{sections[anchor]}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </section>
  );
}
