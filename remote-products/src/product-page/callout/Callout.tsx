import type { ReactNode } from 'react';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import styles from './Callout.module.css';

interface CalloutProps {
  tone: 'urgent' | 'calm';
  title: string;
  text: string;
  children?: ReactNode;
}

export function Callout({ tone, title, text, children }: CalloutProps) {
  return (
    <div className={`${styles.callout} ${styles[tone]}`}>
      <span className={styles.sign}>
        <Icon path={tone === 'urgent' ? iconPaths.alert : iconPaths.info} />
      </span>
      <h3 className={styles.title}>{title}</h3>
      <p>{text}</p>
      {children}
    </div>
  );
}
