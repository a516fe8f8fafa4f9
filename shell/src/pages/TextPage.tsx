import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';
import styles from './TextPage.module.css';

/** A screen with one heading and what stands below it. */
export function TextPage(props: { title: string; lead?: string; children: ReactNode }) {
  const { title, lead, children } = props;
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
