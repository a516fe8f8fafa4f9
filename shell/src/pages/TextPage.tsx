import type { ReactNode } from 'react';
import { PageHead } from './PageHead';
import styles from './TextPage.module.css';

/** A row of links to other pages. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}

export function TextPage(props: { title: string; lead: string; children: ReactNode }) {
  const { title, lead, children } = props;
  return (
    <div className={styles.page}>
      <PageHead title={title} description={lead} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}
