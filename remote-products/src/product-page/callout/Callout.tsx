import type { ReactNode } from 'react';
import { Icon } from '@site/shared-ui/Icon';
import styles from './Callout.module.css';

interface CalloutProps {
  /** `urgent` for what cannot wait. */
  tone: 'urgent' | 'calm';
  title: string;
  text: string;
  /** What to do about it, such as a number to call. */
  children?: ReactNode;
}

/** A passage that stands out, with a heading of its own. */
export function Callout({ tone, title, text, children }: CalloutProps) {
  return (
    <div className={`${styles.callout} ${styles[tone]}`}>
      <span className={styles.sign}>
        <Icon name={tone === 'urgent' ? 'alert' : 'info'} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
