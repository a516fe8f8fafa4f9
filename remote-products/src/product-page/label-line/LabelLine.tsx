import { Icon, iconPaths } from '@site/shared-ui/Icon';
import styles from './LabelLine.module.css';

export function LabelLine({ children }: { children: string }) {
  return (
    <p className={styles.line}>
      <Icon path={iconPaths.info} />
      <span>{children}</span>
    </p>
  );
}
