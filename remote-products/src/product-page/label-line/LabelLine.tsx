import { Icon } from '@site/shared-ui/Icon';
import styles from './LabelLine.module.css';

export function LabelLine({ children }: { children: string }) {
  return (
    <p className={styles.line}>
      <Icon name="info" />
      <span>{children}</span>
    </p>
  );
}
